import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { type MessageTree, messagesIn } from './catalog.ts'
import { nameListOf } from './names.ts'

/** How a translation compares with the English messages, by keys. */
export interface TranslationReport {
  missing: string[]
  /** Keys that English does not have. */
  unknown: string[]
  /** Messages that are no ICU messages, with the reason. */
  wrong: string[]
  /** Messages whose values differ from the English one's. */
  values: string[]
  /** Messages with words in them that are the English ones. */
  same: string[]
}

export function reportOf(
  translation: Record<string, MessageTree>,
  source: Record<string, MessageTree>,
): TranslationReport {
  const english = new Map(messagesIn(source))
  const own = new Map(messagesIn(translation))
  const both = [...own].filter(([key]) => english.has(key))
  const wrong = [...own].flatMap(([key, message]) => faultOf(key, message))
  const isWrong = (key: string) => wrong.some((fault) => fault.startsWith(`${key}: `))
  return {
    missing: [...english].flatMap(([key, message]) => (message !== '' && !own.has(key) ? [key] : [])),
    unknown: [...own.keys()].filter((key) => !english.has(key) && nameListOf(key) === null),
    wrong,
    values: both.flatMap(([key, message]) =>
      !isWrong(key) && valuesOf(message) !== valuesOf(english.get(key) ?? '') ? [key] : [],
    ),
    same: both.flatMap(([key, message]) =>
      english.get(key) === message && hasWords(message) && nameListOf(key) === null ? [key] : [],
    ),
  }
}

function faultOf(key: string, message: string): string[] {
  try {
    compileMessageOrThrow(message)
    return []
  } catch (error) {
    return [`${key}: ${(error as Error).message}`]
  }
}

/** The names of the values in a message, and how each is used. */
function valuesOf(message: string): string {
  const names = new Set<string>()
  const walk = (parts: unknown): void => {
    if (!Array.isArray(parts)) return
    for (const part of parts) {
      if (!Array.isArray(part)) continue
      const [name, type, forms] = part
      names.add(`${name}${type ? `, ${type}` : ''}`)
      if (typeof forms === 'object' && forms !== null) for (const form of Object.values(forms)) walk(form)
    }
  }
  walk(compileMessageOrThrow(message))
  return [...names].sort().join('; ')
}

const hasWords = (message: string) =>
  /\p{L}{2}/u.test(message.replaceAll(/\{\w+(, \w+,)?|\b(one|two|few|many|other|=\d) \{/gu, ''))
