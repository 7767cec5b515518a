/** Looking closer at a board: a window onto the canvas, moved by wheel, fingers and keys. */
export interface Window {
  x: number
  y: number
  width: number
  height: number
}

const CLOSEST = 6

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most))
}

/** Keep the window within the whole canvas. */
export function within(window: Window, whole: Window): Window {
  const width = clamp(window.width, whole.width / CLOSEST, whole.width)
  const height = (width * whole.height) / whole.width
  return {
    x: clamp(window.x, whole.x, whole.x + whole.width - width),
    y: clamp(window.y, whole.y, whole.y + whole.height - height),
    width,
    height
  }
}

/** Zoom by `factor` (below 1 is closer), keeping the point (x, y) of the canvas where it is. */
export function zoomed(window: Window, whole: Window, factor: number, x: number, y: number): Window {
  const width = clamp(window.width * factor, whole.width / CLOSEST, whole.width)
  const scale = width / window.width
  return within(
    {
      x: x - (x - window.x) * scale,
      y: y - (y - window.y) * scale,
      width,
      height: window.height * scale
    },
    whole
  )
}

export function moved(window: Window, whole: Window, dx: number, dy: number): Window {
  return within({ ...window, x: window.x + dx, y: window.y + dy }, whole)
}
