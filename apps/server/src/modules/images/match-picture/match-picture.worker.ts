import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { doTasks } from '../../../platform/own-thread.ts'

const FONTS = ['latin', 'latin-ext', 'cyrillic', 'greek']

const read = (module: string) => readFile(fileURLToPath(import.meta.resolve(module)))

let prepared: Promise<Buffer[]> | undefined

const prepare = async () => {
  await initWasm(await read('@resvg/resvg-wasm/index_bg.wasm'))
  return Promise.all(FONTS.map((part) => read(`@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`)))
}

/** An SVG drawing as the bytes of a PNG. */
doTasks(async (svg: string): Promise<Uint8Array> => {
  prepared ??= prepare()
  const fontBuffers = await prepared
  const drawing = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: 'Inter Variable' } })
  return drawing.render().asPng()
})
