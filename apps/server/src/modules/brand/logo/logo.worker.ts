import type { BrandLogo, LogoFault } from '@touchline/contract'
import { contrastOf, THEME_GROUNDS } from '@touchline/football'
import { readDrawing } from '../../images/resvg.ts'
import { cleanSvg, pictureAsSvg } from './clean-svg.ts'

/** Widest and tallest shape that has a place in a bar. */
const MAX_RATIO = 10
const MIN_RATIO = 1 / 3
/** Pixels of the drawing that is looked at, and of a stored picture. */
const LOOKED_AT = 96
const MAX_STORED = 800
/** A part of the logo that is fainter than this is not seen. */
const SEEN = 1.6
const MOST = 0.5

export interface LogoTask {
  kind: 'svg' | 'png'
  svg: string
}

export type LogoRead = Omit<BrandLogo, 'kind'> | { fault: LogoFault }

/** Rewrites a logo so that there is nothing in it but shapes and embedded pictures, and looks at it. */
export default async ({ kind, svg }: LogoTask): Promise<LogoRead> => {
  const drawing = await readDrawing(svg).catch(() => null)
  if (drawing === null) return { fault: 'no_picture' }
  const { width, height } = drawing
  const ratio = width / height
  if (!(ratio <= MAX_RATIO && ratio >= MIN_RATIO)) return { fault: 'shape' }
  const clean =
    kind === 'png' ? await storedPicture(svg, width, height) : cleanSvg(drawing.toString(), { width, height })
  const ground = groundOf((await readDrawing(clean, LOOKED_AT)).render().pixels)
  return ground === null ? { fault: 'empty' } : { svg: clean, width, height, ground }
}

/** Drawn again and not larger than it is needed, so that nothing else of the file is kept. */
async function storedPicture(svg: string, width: number, height: number): Promise<string> {
  const size = Math.min(width, MAX_STORED)
  const png = (await readDrawing(svg, size)).render().asPng()
  return cleanSvg(pictureAsSvg(png, width, height), { width, height })
}

/** The ground that a logo needs by the colours of its pixels, RGBA; null of a logo in which nothing is seen. */
function groundOf(pixels: Uint8Array): BrandLogo['ground'] | null {
  let all = 0
  const faint = { light: 0, dark: 0 }
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0
    if (alpha < 128) continue
    const colour = `#${[0, 1, 2].map((part) => (pixels[at + part] ?? 0).toString(16).padStart(2, '0')).join('')}`
    all += 1
    for (const theme of ['light', 'dark'] as const)
      if (contrastOf(colour, THEME_GROUNDS[theme].card) < SEEN) faint[theme] += 1
  }
  if (all === 0) return null
  if (faint.dark / all > MOST) return 'light'
  return faint.light / all > MOST ? 'dark' : 'any'
}
