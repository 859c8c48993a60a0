import type { MailFault, MailKind } from '@touchline/contract'
import type { Language } from '@touchline/messages'
import { compile, messagesIn, readMessages } from '@touchline/messages/catalog'

/** Mails about money have facts for each sentence; the others have all facts in every sentence. */
const isOfMoney = (kind: MailKind) => kind.startsWith('billing.')

/** A part of a compiled message. */
type Token = string | readonly unknown[]
const FORMATS = ['plural', 'select', 'selectordinal']

/** Names in braces in a message. @throws Error if the message is no ICU message, or has a format that no mail uses */
function placeholdersOf(message: string): Set<string> {
  const found = new Set<string>()
  const look = (tokens: readonly Token[]) => {
    for (const token of tokens) {
      if (typeof token === 'string') continue
      const [name, format, choices] = token as [string, string?, Record<string, unknown>?]
      if (name !== '#') found.add(name)
      if (format === undefined) continue
      if (!FORMATS.includes(format)) throw new Error(`{${name}, ${format}}`)
      for (const choice of Object.values(choices ?? {})) if (Array.isArray(choice)) look(choice)
    }
  }
  look(compile(message, 'mail') as readonly Token[])
  return found
}

export interface Sentence {
  /** Without the mail it belongs to: `subject`. */
  key: string
  usual: string
  placeholders: readonly string[]
}

/** The sentences of a mail, in their usual words. */
export function sentencesOf(kind: MailKind, language: Language): Sentence[] {
  const own = messagesIn(readMessages(language).mails ?? {}).filter(([key]) => key.startsWith(`${kind}.`))
  const all = new Set(['brand', ...own.flatMap(([, message]) => [...placeholdersOf(message)])])
  return own.map(([key, usual]) => ({
    key: key.slice(kind.length + 1),
    usual,
    placeholders: isOfMoney(kind) ? [...placeholdersOf(usual)] : [...all],
  }))
}

/** Faults of changed sentences; empty if a mail can be written with them. */
export function faultsOf(kind: MailKind, language: Language, words: Readonly<Record<string, string>>): MailFault[] {
  const known = new Map(sentencesOf(kind, language).map((sentence) => [sentence.key, sentence]))
  return Object.entries(words).flatMap(([key, text]): MailFault[] => {
    const sentence = known.get(key)
    if (sentence === undefined) return [{ key, fault: 'key', detail: '' }]
    if (key === 'subject' && /[\r\n]/.test(text)) return [{ key, fault: 'lines', detail: '' }]
    try {
      const other = [...placeholdersOf(text)].find((name) => !sentence.placeholders.includes(name))
      return other === undefined ? [] : [{ key, fault: 'unknown', detail: other }]
    } catch (error) {
      return [{ key, fault: 'syntax', detail: (error as Error).message }]
    }
  })
}

/** The words that differ from the usual ones, by their whole keys; null if none do. */
export function changedWords(
  kind: MailKind,
  language: Language,
  words: Readonly<Record<string, string>>,
): Record<string, string> | null {
  const usual = new Map(sentencesOf(kind, language).map((sentence) => [sentence.key, sentence.usual]))
  const changed = Object.entries(words).filter(([key, text]) => text.trim() !== '' && text !== usual.get(key))
  return changed.length === 0 ? null : Object.fromEntries(changed.map(([key, text]) => [`${kind}.${key}`, text]))
}
