import MarkdownIt from 'markdown-it'
import { z } from 'zod'

const TITLE = /^# +(\S.*)/
const VERSION = /^Version:(.*)/

/** No HTML, no links that nobody wrote as links, and no pictures, which would be fetched from elsewhere. */
const markdown = new MarkdownIt({ html: false, linkify: false }).disable('image')
markdown.renderer.rules.link_open = (tokens, index, options, _env, self) => {
  tokens[index]?.attrSet('rel', 'noopener noreferrer')
  return self.renderToken(tokens, index, options)
}

export interface LegalText {
  /** Null where no line begins with `# `. */
  title: string | null
  /** Without the title. */
  html: string
  /** Day in the line `Version: YYYY-MM-DD`; null where there is none that is a day. */
  version: string | null
}

/** A legal text from its Markdown; `{brand}` in it is replaced by the name of the site. */
export function legalTextOf(source: string, brand: string): LegalText {
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/)
  const titleAt = lines.findIndex((line) => TITLE.test(line))
  const versionAt = lines.findIndex((line) => VERSION.test(line))
  const title = TITLE.exec(lines[titleAt] ?? '')?.[1]?.trim()
  const version = z.iso.date().safeParse(VERSION.exec(lines[versionAt] ?? '')?.[1]?.trim())
  const rest = lines.filter((_, index) => index !== titleAt && index !== versionAt).join('\n')
  return {
    title: title === undefined ? null : plainText(title).replaceAll('{brand}', brand),
    html: markdown.render(rest).replaceAll('{brand}', markdown.utils.escapeHtml(brand)),
    version: version.success ? version.data : null,
  }
}

const plainText = (line: string) =>
  markdown
    .parseInline(line, {})
    .flatMap((token) => token.children ?? [])
    .map((token) => token.content)
    .join('')
