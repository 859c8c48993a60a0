import languages from '../languages.json' with { type: 'json' }

/** A language of the site. Each one is a file of messages and an entry in `languages.json`. */
export type Language = keyof typeof languages

export const LANGUAGES = Object.keys(languages) as Language[]

/** The language that every other one is translated from. */
export const SOURCE_LANGUAGE = 'en' satisfies Language

/** How a language is called and written. */
export interface LanguageFacts {
  /** Its own name for itself. */
  name: string
  /** BCP 47 tag for dates, amounts and plurals. */
  locale: string
  /** The marks between thousands and before decimals. */
  thousands: string
  decimal: string
  /** Text after a percentage. */
  percent: string
}

export const languageOf = (language: Language): LanguageFacts => languages[language]

export const isLanguage = (text: string): text is Language => Object.hasOwn(languages, text)

/** The English messages: namespaces, and trees of keys in each. */
type Messages = typeof import('../messages/en.json')

export type Namespace = keyof Messages & string

type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${KeysOf<Tree[Key]>}`
}[keyof Tree & string]

/** The keys of a namespace, `table.caption`. */
export type MessageKey<In extends Namespace> = KeysOf<Messages[In]>

/** A key with its namespace, `league:table.caption`. */
export type FullKey = { [In in Namespace]: `${In}:${MessageKey<In>}` }[Namespace]
