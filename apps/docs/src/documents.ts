import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** The documents are read from the repository: the site is built from it, where a module's own folder may be a build's. */
export const ROOT = join(process.cwd(), '../..')

export interface MarkdownDocument {
  /** Address below `/docs`, such as `operating` or `decisions/0037-cache-rendered-pages`; the README is `index`. */
  id: string
  title: string
  /** Markdown without its title, with links to pages of this site. */
  body: string
  file: string
}

const idOf = (file: string): string =>
  file === 'README.md'
    ? 'index'
    : file
        .replace(/^docs\//, '')
        .replace(/\.md$/, '')
        .toLowerCase()

/** Turns a link between files into one between pages; a file that has no page becomes plain text. */
function pageLink(
  file: string,
  { files, text, target }: { files: readonly string[]; text: string; target: string },
): string {
  if (/^([a-z]+:|#|\/)/.test(target)) return `[${text}](${target})`
  const [path = '', anchor] = target.split('#')
  const linked = posix.join(posix.dirname(file), path)
  if (!files.includes(linked)) return text
  const page = idOf(linked) === 'index' ? '/docs/' : `/docs/${idOf(linked)}/`
  return `[${text}](${page}${anchor === undefined ? '' : `#${anchor}`})`
}

/** Reads the README, CONTRIBUTING and everything in `docs/`. @throws Error for a document without a title */
export function readDocuments(): MarkdownDocument[] {
  const files = [...globSync(['README.md', 'CONTRIBUTING.md', 'docs/**/*.md'], { cwd: ROOT })].sort()
  return files.map((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8')
    const title = /^# (.+)\n/.exec(text)?.[1]
    if (title === undefined) throw new Error(`${file} does not start with a title`)
    const body = text
      .slice(text.indexOf('\n') + 1)
      .replace(/(?<!!)\[((?:[^\][]|`[^`]*`)+)\]\(([^)\s]+)\)/g, (_, words: string, target: string) =>
        pageLink(file, { files, text: words, target }),
      )
      .replace(/\]\(docs\/(\w+\.png)\)|src="docs\/(\w+\.png)"/g, (_, link?: string, source?: string) =>
        link === undefined ? `src="/docs/${source}"` : `](/docs/${link})`,
      )
    return { id: idOf(file), title, body, file }
  })
}
