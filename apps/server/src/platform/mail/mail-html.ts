import type { Language } from '@touchline/messages'
import type { Brand } from '../brand.ts'

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

/** The logo above a mail, as HTML; the name is read out and shown where pictures are blocked. Empty without a logo. */
export const mailLogo = ({ name, mailLogo: address }: MailBrand) =>
  address === null
    ? ''
    : `<img src="${escapeHtml(address)}" alt="${escapeHtml(name)}" height="40" style="display:block;height:40px;width:auto;max-width:260px;border:0">`

export type MailBrand = Pick<Brand, 'name' | 'mailLogo'>

/** A mail's page; the paragraphs are HTML already. */
export const mailPage = (language: Language, brand: MailBrand, paragraphs: readonly string[]) =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><body style="font-family:sans-serif;line-height:1.5">${mailLogo(brand)}${paragraphs.join('')}</body></html>`
