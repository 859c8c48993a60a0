import { foldText } from '../text.ts'

/** Whether a fixture of the upcoming list answers to what was typed. */
export type UpcomingMatcher = (home: string, away: string, league: string, country: string) => boolean

const LONGEST_PATTERN = 100
const LONGEST_NAME = 100
const MOST_QUANTIFIERS = 3

/**
 * A search text as a pattern on home name, away name, league name and country name, without regard to case and accents.
 * A text that is no valid pattern is looked for literally, and so is one that could take long: more than 100 characters, more than
 * three quantifiers, a repeated group or hundreds of repetitions. An empty text lets everything through.
 */
export function upcomingMatcher(text: string): UpcomingMatcher {
  if (text.trim() === '') return () => true
  const holds = patternTest(foldKeepingCase(text)) ?? literalTest(text)
  return (...names) => names.some((name) => holds(foldText(name).slice(0, LONGEST_NAME)))
}

/** Accents are folded, but case stays: \d and \D are different things in a pattern. */
function foldKeepingCase(text: string): string {
  return text.normalize('NFD').replace(/[^ -~]+/g, foldText)
}

function patternTest(pattern: string): ((name: string) => boolean) | null {
  if (!isQuick(pattern)) return null
  try {
    const regex = new RegExp(pattern, 'i')
    return (name) => regex.test(name)
  } catch {
    return null
  }
}

function literalTest(text: string): (name: string) => boolean {
  const wanted = foldText(text)
  return (name) => name.includes(wanted)
}

/** Few quantifiers and none but `?` on a group keep the steps of a search on a short name within some millions. */
function isQuick(pattern: string): boolean {
  if (pattern.length > LONGEST_PATTERN) return false
  const bare = pattern.replace(/\\./g, '_').replace(/\[[^\]]*\]/g, '_')
  const quantifiers = bare.replace(/\(\?/g, '(').match(/[*+?]|\{\d+(,\d*)?\}/g) ?? []
  return quantifiers.length <= MOST_QUANTIFIERS && !/\)[*+{]|\{\d*,?\d{3}/.test(bare)
}

/** A search is sent only for a text that is not empty and does not begin with a space. */
export function searchTextIsSendable(text: string): boolean {
  return text !== '' && !/^\s/.test(text)
}

/** The text as a search sends it, in lower case; null when it is not to be sent. */
export function searchTextToSend(text: string): string | null {
  return searchTextIsSendable(text) ? text.toLowerCase() : null
}
