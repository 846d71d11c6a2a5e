/** While the first page's code is on its way: the ground it will stand on, and nothing that moves. */
export function FirstPaint() {
  return <div role="status" aria-label="Loading" />
}
