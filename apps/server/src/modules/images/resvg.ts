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

/** An SVG as the drawing library reads it. Heavy: only threads of their own import it. @param width of the drawing; its own by default */
export async function readDrawing(svg: string, width?: number): Promise<InstanceType<typeof Resvg>> {
  prepared ??= prepare()
  const fontBuffers = await prepared
  return new Resvg(svg, {
    font: { fontBuffers, defaultFontFamily: 'Inter Variable' },
    ...(width !== undefined && { fitTo: { mode: 'width' as const, value: width } }),
  })
}
