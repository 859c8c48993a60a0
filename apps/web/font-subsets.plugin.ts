import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const FILES = '@fontsource-variable/inter/files'
const FOLDER = fileURLToPath(new URL('./src/ui/fonts/', import.meta.url))

const letters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/**
 * Contents of each part, the same as the ranges in fonts.css. The hyphen of tabular figures is as wide as a digit, so it comes without
 * them.
 */
const PARTS = [
  {
    from: 'inter-latin-wght-normal.woff2',
    to: 'inter-latin.gen.woff2',
    text: `${letters(0x20, 0x2c)}${letters(0x2e, 0x7e)}${letters(0xa0, 0xff)}ıŒœ–—‘’‚“”„•…′″€™←↑→↓−`,
  },
  {
    from: 'inter-latin-wght-normal.woff2',
    to: 'inter-hyphen.gen.woff2',
    text: '-',
    keepFeatures: [],
  },
  {
    from: 'inter-latin-ext-wght-normal.woff2',
    to: 'inter-latin-ext.gen.woff2',
    text: `${letters(0x100, 0x17f)}ȘșȚț`,
  },
]

/** Weights of the pages, tabular numbers and accents. */
const OPTIONS = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 800 } },
  keepFeatures: ['kern', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk'] as string[],
} as const

async function cutParts(): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  for (const { from, to, text, ...own } of PARTS) {
    const full = await readFile(fileURLToPath(import.meta.resolve(`${FILES}/${from}`)))
    await writeFile(new URL(to, `file://${FOLDER}`), await subsetFont(full, text, { ...OPTIONS, ...own }))
  }
}

/** Cuts the page's font down to the letters and weights it uses. */
export function fontSubsets(): Plugin {
  let cut: Promise<void> | undefined
  return {
    name: 'font-subsets',
    async buildStart() {
      cut ??= cutParts()
      await cut
    },
  }
}
