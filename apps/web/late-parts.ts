import path from 'node:path'
import type { Plugin, Rollup } from 'vite'

/** Parts that the server renders with their page and the browser hydrates last, in separate files. */
export const LATE_PARTS = [path.join(import.meta.dirname, 'src/analysis/meetings.tsx')]

/** Counts the styles of a late part among those of the files that load it, so that the server sends them with the page. */
export function lateStyles(): Plugin {
  return {
    name: 'touchline-late-styles',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
      for (const part of chunks.filter(({ moduleIds }) => moduleIds.some((id) => LATE_PARTS.includes(id)))) {
        const styles = stylesOf(part, byName)
        for (const chunk of chunks.filter(({ dynamicImports }) => dynamicImports.includes(part.fileName))) {
          for (const file of styles) chunk.viteMetadata?.importedCss.add(file)
        }
      }
    },
  }
}

/** Style sheets of a file and of its imports, those of its imports first. */
function stylesOf(chunk: Rollup.OutputChunk, byName: ReadonlyMap<string, Rollup.OutputChunk>): Set<string> {
  const seen = new Set<Rollup.OutputChunk>()
  const styles = new Set<string>()
  const visit = (one: Rollup.OutputChunk | undefined) => {
    if (one === undefined || seen.has(one)) return
    seen.add(one)
    for (const name of one.imports) visit(byName.get(name))
    for (const file of one.viteMetadata?.importedCss ?? []) styles.add(file)
  }
  visit(chunk)
  return styles
}
