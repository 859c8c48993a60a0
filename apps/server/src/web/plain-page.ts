import { inline } from './inlined.ts'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? '')

/** A page of words, for when the real one cannot be drawn. */
export function plainPage({ title, text }: { title: string; text: string }) {
  return inline(
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style nonce="own">body{background:#0e1217;color:#e8edf3;font:16px/1.5 system-ui,sans-serif;display:grid;place-content:center;min-height:100vh;margin:0;padding:24px;box-sizing:border-box}main{max-width:36rem}p{color:#9fb0c0}</style>
</head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></main></body>
</html>
`,
    'own',
  )
}
