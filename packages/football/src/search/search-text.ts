import { foldText } from '../text.ts'

/** Whether a fixture of the upcoming list matches the typed text. */
export type UpcomingMatcher = (home: string, away: string, league: string, country: string) => boolean

const MAX_PATTERN = 100
const MAX_NAME = 100
const MAX_QUANTIFIERS = 1
const MAX_CHOICES_IN_GROUPS = 3

/**
 * A search text as a pattern on home name, away name, league name and country name, without regard to case and accents.
 * A text that is no valid pattern is looked for literally, and so is one that could take long, because the server draws a list with it
 * too: more than 100 characters, more than one quantifier, a repeated group, hundreds of repetitions, or groups with many choices.
 * An empty text lets everything through.
 */
export function upcomingMatcher(text: string): UpcomingMatcher {
  if (text.trim() === '') return () => true
  const holds = patternTest(foldKeepingCase(text)) ?? literalTest(text)
  return (...names) => names.some((name) => holds(foldText(name).slice(0, MAX_NAME)))
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

/** Each quantifier multiplies the steps of a search by the length of the name, and each group by the number of its choices. */
function isQuick(pattern: string): boolean {
  if (pattern.length > MAX_PATTERN) return false
  const bare = pattern.replace(/\\./g, '_').replace(/\[[^\]]{0,100}\]/g, '_')
  const plain = bare.replace(/\(\?/g, '(')
  const quantifiers = plain.match(/[*+?]|\{\d+(,\d*)?\}/g) ?? []
  const choices = plain.includes('(') ? plain.split('|').length - 1 : 0
  const repeats = /\)[*+{]|\{\d*,?\d{3}/.test(bare)
  return quantifiers.length <= MAX_QUANTIFIERS && choices <= MAX_CHOICES_IN_GROUPS && !repeats
}

/** A search is sent only for a text that is not empty and does not begin with a space. */
export function searchTextIsSendable(text: string): boolean {
  return text !== '' && !/^\s/.test(text)
}

/** The text as a search sends it, in lower case; null when it is not to be sent. */
export function searchTextToSend(text: string): string | null {
  return searchTextIsSendable(text) ? text.toLowerCase() : null
}
