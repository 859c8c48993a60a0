import { text } from '../read.ts'

/** A side as bookmakers write it, their names for the two teams included. */
export interface SideNames {
  home: string
  away: string
}

const HOME = ['1', 'home']
const DRAW = ['x', 'draw', 'tie', 'no goal', 'no goals', 'none', 'neither']
const AWAY = ['2', 'away']

const plain = (word: string | null) => text(word)?.toLowerCase() ?? ''

/** 1 home, 2 draw, equal or nobody, 3 away; null for any other word. */
export function outcomeOf(word: string | null, names: SideNames): 1 | 2 | 3 | null {
  const reported = plain(word)
  if (HOME.includes(reported) || (reported !== '' && reported === plain(names.home))) return 1
  if (AWAY.includes(reported) || (reported !== '' && reported === plain(names.away))) return 3
  return DRAW.includes(reported) ? 2 : null
}

/** 1 yes, 2 no; null for any other word. */
export function yesNoOf(word: string | null): 1 | 2 | null {
  const reported = plain(word)
  return reported === 'yes' ? 1 : reported === 'no' ? 2 : null
}

/** 1 over, 2 under; null for any other word. The line may follow: `Over 3.5`, `o/2.5`. */
export function overUnderOf(word: string | null): 1 | 2 | null {
  const found = /^(over|under|o|u)(?![a-z])/.exec(plain(word))?.[1]
  return found === undefined ? null : found.startsWith('o') ? 1 : 2
}

const NUMBER = '[+-]?\\d{1,3}(?:\\.\\d{1,3})?'
const LINE = new RegExp(`^(?:(?:over|under|o|u)[ /]*)?(${NUMBER})(?:\\s*[,/]\\s*(${NUMBER}))?$`)
const STEP = 0.25
const HALVES_APART = 0.5

/**
 * A handicap or total: `2.5`, `+1`, `-1.0, -1.5` and `2,2.5` for a stake in two halves, `Over 3.5`. Null for no line, such as an
 * empty text.
 */
export function lineOf(word: string | null): number | null {
  const found = LINE.exec(plain(word))
  if (found === null) return null
  const one = Number(found[1])
  const other = found[2] === undefined ? one : Number(found[2])
  const line = (one + other) / 2
  const isHalved = one === other || Math.abs(one - other) === HALVES_APART
  // Adding zero makes −0 a plain 0.
  return isHalved && Number.isInteger(line / STEP) ? line + 0 : null
}
