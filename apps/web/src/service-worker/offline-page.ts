/** The words of the page for those without a connection, in one language. */
export interface OfflineTexts {
  title: string
  text: string
  pages: string
  none: string
  again: string
}

interface KeptPage {
  url: string
  html: string
  /** Time of caching, ISO. */
  at: string
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? '')

/** Writes the time of caching into the document. */
export const asKept = (html: string, at: string): string => html.replace('<html', `<html data-kept-at="${at}"`)

const LOOK = `:root{color-scheme:light dark;--page:#f3f5f8;--card:#fff;--line:#c3ced9;--text:#131b24;--muted:#435365;--accent:#0a66c2}
@media (prefers-color-scheme:dark){:root{--page:#0e1217;--card:#151b22;--line:#2d3844;--text:#e8edf3;--muted:#9fb0c0;--accent:#4aa8ff}}
body{margin:0 auto;max-width:620px;padding:32px 16px;background:var(--page);color:var(--text);font:15px/1.5 system-ui,sans-serif}
h1{font-size:24px;margin:0 0 8px}h2{font-size:15px;margin:28px 0 8px}p{margin:0 0 12px;color:var(--muted)}
a{color:var(--accent)}.again{display:inline-block;padding:8px 16px;border:1px solid var(--line);border-radius:8px;background:var(--card);text-decoration:none;font-weight:600}
ul{margin:0;padding:0;list-style:none;background:var(--card);border:1px solid var(--line);border-radius:10px}
li{display:flex;gap:12px;justify-content:space-between;padding:10px 14px}li+li{border-top:1px solid var(--line)}time{color:var(--muted);white-space:nowrap}`

/** The accent of the site as its last page has it; nothing where it is that of the product. */
function accentOf(html = ''): string {
  const tag = /<html[^>]*/.exec(html)?.[0] ?? ''
  const light = /--light-accent: ?(#[\da-f]{6})/.exec(tag)?.[1]
  const dark = /--dark-accent: ?(#[\da-f]{6})/.exec(tag)?.[1]
  if (light === undefined || dark === undefined) return ''
  return `:root{--accent:${light}}@media (prefers-color-scheme:dark){:root{--accent:${dark}}}`
}

/** Says that there is no connection and lists the cached pages, the latest first, with their times. */
export function offlinePage(pages: readonly KeptPage[], texts: Readonly<Record<string, OfflineTexts>>): string {
  const read = /<html[^>]* lang="([\w-]+)"/.exec(pages[0]?.html ?? '')?.[1]
  const [first] = Object.entries(texts)
  const [language, words] = read !== undefined && texts[read] ? [read, texts[read]] : (first as [string, OfflineTexts])
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const items = pages.map(({ url, html, at }) => {
    const title = /<title>([^<]*)/.exec(html)?.[1] ?? escapeHtml(url)
    const date = new Date(at)
    return `<li><a href="${escapeHtml(url)}">${title}</a><time datetime="${at}">${Number.isNaN(date.getTime()) ? '' : when.format(date)}</time></li>`
  })
  const list = items.length === 0 ? `<p>${words.none}</p>` : `<h2>${words.pages}</h2><ul>${items.join('')}</ul>`
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title}</title><style>${LOOK}${accentOf(pages[0]?.html)}</style></head>
<body><main><h1>${words.title}</h1><p>${words.text}</p><a class="again" href="">${words.again}</a>${list}</main></body></html>
`
}
