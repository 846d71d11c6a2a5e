import { useEffect, useRef, useState } from 'react'
import { cutLines } from './crops.ts'
import { pageOf, type Review } from './review.ts'

export type Crops = ReadonlyMap<string, string>

/** The picture of each value, medicine and measurement, by its id, as they come; `allCrops` waits for those whose pages are drawn. */
export function useCrops(review: Review): { crops: Crops; allCrops: () => Promise<Crops> } {
  const [crops, setCrops] = useState<Crops>(new Map())
  const latest = useRef<Crops>(crops)
  const asked = useRef(new Set<string>())
  // One page at a time: each is held in memory while it is cut.
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    const fresh = [...review.rows, ...review.medicines, ...review.vitals].flatMap(({ id, box }) =>
      box && !asked.current.has(id) && pageOf(review, box)?.undrawn === undefined ? [{ id, box }] : [],
    )
    for (const { id } of fresh) asked.current.add(id)
    for (const [, placed] of Map.groupBy(fresh, ({ box }) => box.page)) {
      const [first] = placed
      const page = first && pageOf(review, first.box)
      if (!page) continue
      const boxes = placed.map(({ box }) => box)
      turn.current = turn.current.then(async () => {
        // A value without its picture is still a value.
        const cut = await cutLines(page, boxes).catch(() => [])
        const made = placed.flatMap(({ id }, at) => (cut[at] === undefined ? [] : [[id, cut[at]] as const]))
        latest.current = new Map([...latest.current, ...made])
        setCrops(latest.current)
      })
    }
  }, [review])
  const allCrops = async () => {
    await turn.current
    return latest.current
  }
  return { crops, allCrops }
}
