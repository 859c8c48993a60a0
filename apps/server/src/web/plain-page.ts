import { type Language, SOURCE_LANGUAGE } from '@touchline/messages'
import { inline } from './inlined.ts'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? '')

interface PlainPage {
  title: string
  text: string
  language?: Language
  /** Posts to the address of the page. */
  button?: string
  link?: { href: string; words: string }
  /** The page loads itself again after so long; never where it is left out. */
  refreshSeconds?: number
}

/** A text page, for when the real one cannot be rendered or is not needed. */
export function plainPage({ title, text, language = SOURCE_LANGUAGE, button, link, refreshSeconds }: PlainPage) {
  const refresh = refreshSeconds === undefined ? '' : `<meta http-equiv="refresh" content="${refreshSeconds}">\n`
  const more = [
    button && `<form method="post"><button>${escapeHtml(button)}</button></form>`,
    link && `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.words)}</a></p>`,
  ]
  return inline(
    `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${refresh}<title>${escapeHtml(title)}</title>
<style nonce="own">body{background:#0e1217;color:#e8edf3;font:16px/1.5 system-ui,sans-serif;display:grid;place-content:center;min-height:100vh;margin:0;padding:24px;box-sizing:border-box}main{max-width:36rem}p{color:#9fb0c0;white-space:pre-line;overflow-wrap:anywhere}a{color:#4aa8ff}button{font:inherit;font-weight:600;padding:10px 18px;border:0;border-radius:8px;background:#4aa8ff;color:#06121f;cursor:pointer}</style>
</head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${more.filter(Boolean).join('')}</main></body>
</html>
`,
    'own',
  )
}
