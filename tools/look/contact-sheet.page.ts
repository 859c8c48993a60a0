/** One picture of the contact sheet; `file` is relative to the page. */
export interface Picture {
  name: string
  language: string
  width: number
  file: string
  /** Messages of the console, and elements that did not fit. */
  reported: readonly string[]
}

const LOOK = `body{margin:24px;background:#0b0e12;color:#e8edf3;font:14px/1.4 system-ui,sans-serif}
section{display:flex;gap:12px;align-items:flex-start;overflow-x:auto;padding-bottom:16px}
figure{margin:0;flex:none}img{display:block;border:1px solid #2d3844;height:420px;width:auto;max-width:none;object-fit:cover;object-position:top}
figcaption{color:#9fb0c0;padding:4px 0}li{color:#ffc107}`

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** All pictures on one page, a row per view. */
export function sheetPage(pictures: readonly Picture[]): string {
  const rows = [...Map.groupBy(pictures, ({ name }) => name)].map(([name, shots]) => {
    const figures = shots.map(
      ({ file, language, width, reported }) => `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a>
<figcaption>${language} ${width}</figcaption><ul>${reported.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul></figure>`,
    )
    return `<h2 id="${name}">${name}</h2>\n<section>${figures.join('\n')}</section>`
  })
  return `<!doctype html>\n<meta charset="utf-8">\n<title>Contact sheet</title>\n<style>${LOOK}</style>\n${rows.join('\n')}\n`
}
