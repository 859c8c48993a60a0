const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it is shown, whatever characters it has. */
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

/** A mail's page; the paragraphs are HTML already. */
export const mailPage = (language: 'en' | 'pt', paragraphs: readonly string[]) =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><body style="font-family:sans-serif;line-height:1.5">${paragraphs.join('')}</body></html>`
