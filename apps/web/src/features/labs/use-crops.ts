import { useEffect, useRef, useState } from 'react'
import { cutLines } from './crops.ts'
import { pageOf, type Review } from './review.ts'

/** The picture of each value, medicine and measurement, by its id, as they come. */
export function useCrops(review: Review): ReadonlyMap<string, string> {
  const [crops, setCrops] = useState<ReadonlyMap<string, string>>(new Map())
  const asked = useRef(new Set<string>())
  useEffect(() => {
    for (const page of review.pages) {
      const placed = [...review.rows, ...review.medicines, ...review.vitals]
      const rows = placed.filter(({ id, box }) => box && pageOf(review, box) === page && !asked.current.has(id))
      for (const { id } of rows) asked.current.add(id)
      void cutLines(
        page,
        rows.flatMap(({ box }) => box ?? []),
      ).then((cut) => {
        const made = rows.flatMap(({ id }, at) => (cut[at] === undefined ? [] : [[id, cut[at]] as const]))
        if (made.length > 0) setCrops((all) => new Map([...all, ...made]))
      })
    }
  }, [review])
  return crops
}
