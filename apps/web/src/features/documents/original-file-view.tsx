import { API, type OriginalFile, readableBytes } from '@salus/contract'
import { IconFileDownload } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './original-file-view.module.css'

/** Pictures that every browser shows; the others are fetched to be opened. */
const SHOWN = ['image/jpeg', 'image/png', 'image/webp']

/** The paper itself beside its words: a letter read wrong shows here. */
export function OriginalFileView({ id, file }: { id: string; file: OriginalFile }) {
  const [isBroken, setBroken] = useState(false)
  const url = API.documentFile(id)
  return (
    <figure className={classes.original}>
      {SHOWN.includes(file.type) && !isBroken && (
        <img src={url} alt={`The paper: ${file.name}`} loading="lazy" onError={() => setBroken(true)} />
      )}
      <figcaption>
        <a href={url} download={file.name}>
          <IconFileDownload size={18} aria-hidden /> {file.name}
        </a>{' '}
        <span>{readableBytes(file.bytes)}</span>
        {isBroken && <span role="status">The picture could not be loaded.</span>}
      </figcaption>
    </figure>
  )
}
