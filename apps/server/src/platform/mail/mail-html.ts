import type { Language } from '@touchline/messages'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes any text for HTML. */
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

/** Characters of addresses, in any of their forms: `.`, `:`, `/`, `\\` and `@`. */
const MARK_OF_ADDRESS = /[.:/\\@․。．｡：／＼﹨＠﹫](?=\S)/gu

/** A name that a stranger chose, in which no mail program finds an address to make a link of: `evil. test` for `evil.test`. */
export const nameInMail = (name: string) => name.replaceAll(MARK_OF_ADDRESS, '$& ')

/** A mail's page; the paragraphs are HTML already. */
export const mailPage = (language: Language, paragraphs: readonly string[]) =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><body style="font-family:sans-serif;line-height:1.5">${paragraphs.join('')}</body></html>`
