import { Button } from '@mantine/core'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { type Crop, MIDDLE, MOST_ZOOM, moved, squareOf } from './crop.ts'
import classes from './profile.module.css'

const SHOWN_PX = 320
const KEPT_PX = 512
const QUALITY = 0.85
const STEP = 0.05
const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
}

interface CropDialogProps {
  picture: ImageBitmap
  saving: boolean
  onDone: (photo: string) => void
  onCancel: () => void
}

/** Chooses the square of a picture. What comes out is drawn anew: where and when it was taken stays behind. */
export function CropDialog({ picture, saving, onDone, onCancel }: CropDialogProps) {
  const [crop, setCrop] = useState<Crop>(MIDDLE)
  const canvasRef = useRef<HTMLCanvasElement>(null)
  const pulled = useRef<{ x: number; y: number }>(null)
  useEffect(() => {
    if (canvasRef.current) draw(canvasRef.current, picture, crop)
  }, [picture, crop])

  const pull = (event: PointerEvent<HTMLCanvasElement>) => {
    const from = pulled.current
    if (!from) return
    const { width } = event.currentTarget.getBoundingClientRect()
    setCrop((now) => moved(picture, now, (event.clientX - from.x) / width, (event.clientY - from.y) / width))
    pulled.current = { x: event.clientX, y: event.clientY }
  }
  const push = (event: KeyboardEvent) => {
    const step = ARROWS[event.key]
    if (!step) return
    event.preventDefault()
    setCrop((now) => moved(picture, now, ...step))
  }
  const finish = () => {
    const canvas = document.createElement('canvas')
    canvas.width = KEPT_PX
    canvas.height = KEPT_PX
    draw(canvas, picture, crop)
    onDone(canvas.toDataURL('image/jpeg', QUALITY))
  }
  return (
    <Dialog opened onClose={onCancel} title="Your photo">
      <div className={classes.cropper}>
        <canvas
          ref={canvasRef}
          width={SHOWN_PX}
          height={SHOWN_PX}
          tabIndex={0}
          role="img"
          aria-label="Your photo. The arrow keys move it."
          onKeyDown={push}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            pulled.current = { x: event.clientX, y: event.clientY }
          }}
          onPointerMove={pull}
          onPointerUp={() => {
            pulled.current = null
          }}
        />
        <label className={classes.zoom}>
          Zoom
          <input
            type="range"
            min={1}
            max={MOST_ZOOM}
            step={0.1}
            value={crop.zoom}
            onChange={(event) => setCrop({ ...crop, zoom: Number(event.currentTarget.value) })}
          />
        </label>
      </div>
      <div className={classes.actions}>
        <Button loading={saving} onClick={finish}>
          Save photo
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop) {
  const { left, top, side } = squareOf(picture, crop)
  const context = canvas.getContext('2d')
  if (!context) return
  // JPEG has no transparency: what was clear would turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}
