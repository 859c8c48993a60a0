import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

const FONTS = [
  import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  import.meta.resolve('@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2'),
  import.meta.resolve('@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2'),
  import.meta.resolve('@fontsource-variable/inter/files/inter-greek-wght-normal.woff2'),
]

const read = (address: string) => readFile(fileURLToPath(address))

let prepared: Promise<Buffer[]> | undefined

const prepare = async () => {
  await initWasm(await read(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm')))
  return Promise.all(FONTS.map(read))
}

/** An SVG drawing as the bytes of a PNG. */
export default async (svg: string): Promise<Uint8Array> => {
  prepared ??= prepare()
  const fontBuffers = await prepared
  const drawing = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: 'Inter Variable' } })
  return drawing.render().asPng()
}
