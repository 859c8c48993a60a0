import type { MailFault, MailKind } from '@touchline/contract'
import type { Language } from '@touchline/messages'
import { compile, messagesIn, readMessages } from '@touchline/messages/catalog'

const ALERTS = 'alerts.'
export type AlertKind = MailKind & `alerts.${string}`
/** Whether words are those of alerts and digests, which are messages of their own. */
export const isOfAlerts = (kind: MailKind): kind is AlertKind => kind.startsWith(ALERTS)

/** Mails about money, alerts and digests have facts for each sentence; the others have all facts in every sentence. */
const hasOwnFacts = (kind: MailKind) => kind.startsWith('billing.') || isOfAlerts(kind)

const namespaceOf = (kind: MailKind) => (isOfAlerts(kind) ? 'alerts' : 'mails')
/** The beginning of the keys of a mail's sentences. */
export const prefixOf = (kind: MailKind) => `${isOfAlerts(kind) ? kind.slice(ALERTS.length) : kind}.`

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

/** The sentences of a mail, in their default words. */
export function sentencesOf(kind: MailKind, language: Language): Sentence[] {
  const prefix = prefixOf(kind)
  const own = messagesIn(readMessages(language)[namespaceOf(kind)] ?? {}).filter(([key]) => key.startsWith(prefix))
  const all = new Set(['brand', ...own.flatMap(([, message]) => [...placeholdersOf(message)])])
  return own.map(([key, usual]) => ({
    key: key.slice(prefix.length),
    usual,
    placeholders: hasOwnFacts(kind) ? [...placeholdersOf(usual)] : [...all],
  }))
}

/** Subjects, of digests too. */
const ONE_LINE = /^(subject(\.|$)|plain$)/

/** Faults of changed sentences; empty if a mail can be written with them. */
export function faultsOf(kind: MailKind, language: Language, words: Readonly<Record<string, string>>): MailFault[] {
  const known = new Map(sentencesOf(kind, language).map((sentence) => [sentence.key, sentence]))
  return Object.entries(words).flatMap(([key, text]): MailFault[] => {
    const sentence = known.get(key)
    if (sentence === undefined) return [{ key, fault: 'key', detail: '' }]
    if (ONE_LINE.test(key) && /[\r\n]/.test(text)) return [{ key, fault: 'lines', detail: '' }]
    try {
      const other = [...placeholdersOf(text)].find((name) => !sentence.placeholders.includes(name))
      return other === undefined ? [] : [{ key, fault: 'unknown', detail: other }]
    } catch (error) {
      return [{ key, fault: 'syntax', detail: (error as Error).message }]
    }
  })
}

/** The words that differ from the defaults, by their whole keys; null if none do. */
export function changedWords(
  kind: MailKind,
  language: Language,
  words: Readonly<Record<string, string>>,
): Record<string, string> | null {
  const usual = new Map(sentencesOf(kind, language).map((sentence) => [sentence.key, sentence.usual]))
  const changed = Object.entries(words).filter(([key, text]) => text.trim() !== '' && text !== usual.get(key))
  return changed.length === 0
    ? null
    : Object.fromEntries(changed.map(([key, text]) => [`${prefixOf(kind)}${key}`, text]))
}
