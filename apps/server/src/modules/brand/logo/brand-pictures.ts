import type { DrawnLogo } from '@touchline/contract'
import { ownThread } from '@touchline/runtime'
import type { Brand } from '../../../platform/brand.ts'
import { drawFavicon, drawLogo, drawMailLogo, drawShare, drawSquare, SQUARES } from './draw-brand.ts'

type Drawn = Pick<Brand, 'name' | 'logo' | 'accents'>

/** Draws an SVG as a PNG, in one thread for all. */
export const drawingThread = () =>
  ownThread<string, Uint8Array>(new URL('../../images/shared-picture/shared-picture.worker.ts', import.meta.url))

interface File {
  type: 'image/svg+xml; charset=utf-8' | 'image/png' | 'image/x-icon'
  draw(brand: Drawn): string
}

const PNG = 'image/png'
const SVG = 'image/svg+xml; charset=utf-8'

/** Every picture of the brand by its address. */
export const BRAND_FILES: Readonly<Record<string, File>> = {
  'logo.svg': { type: SVG, draw: drawLogo },
  'icon.svg': { type: SVG, draw: drawFavicon },
  'favicon.ico': { type: 'image/x-icon', draw: (brand) => drawSquare(brand, SQUARES['icon-32.png']) },
  'share.png': { type: PNG, draw: drawShare },
  'mail-logo.png': { type: PNG, draw: drawMailLogo },
  ...Object.fromEntries(
    Object.entries(SQUARES).map(([file, square]) => [
      file,
      { type: PNG, draw: (brand: Drawn) => drawSquare(brand, square) } as const,
    ]),
  ),
}

/** An icon file with one PNG in it, for programs that ask for it by its old name. */
export function iconFile(png: Uint8Array, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

const dataOf = (type: string, bytes: Uint8Array | string) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

/** Pictures of a logo that is not stored yet. */
export async function previewsOf(brand: Drawn): Promise<DrawnLogo['pictures']> {
  const thread = drawingThread()
  const png = async (name: DrawnLogo['pictures'][number]['name'], svg: string) => ({
    name,
    data: dataOf(PNG, await thread.run(svg)),
  })
  try {
    return [
      { name: 'logo' as const, data: dataOf('image/svg+xml', drawLogo(brand)) },
      await png('favicon', drawFavicon(brand)),
      await png('touch', drawSquare(brand, SQUARES['apple-touch-icon.png'])),
      await png('maskable', drawSquare(brand, SQUARES['icon-maskable.png'])),
      await png('mail', drawMailLogo(brand)),
      await png('share', drawShare(brand)),
    ]
  } finally {
    await thread.destroy()
  }
}
