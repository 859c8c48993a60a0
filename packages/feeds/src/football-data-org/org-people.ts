import { type CoachRecord, type Day, isDay, type PlayerRecord } from '@touchline/football'
import { countOf, type Fields, textOf } from '../files/json.ts'
import { nationality } from './org-teams.ts'

const POSITIONS: readonly (readonly [RegExp, NonNullable<PlayerRecord['position']>])[] = [
  [/goalkeeper/i, 24],
  [/back|defen[cs]e|defender|sweeper/i, 25],
  [/midfield/i, 26],
  [/offence|attack|forward|winger|striker/i, 27],
]

/** The position a word of the source names, such as Centre-Back or Offence; null for a word we do not know. */
function positionOf(word: string | null): PlayerRecord['position'] {
  return POSITIONS.find(([pattern]) => pattern.test(word ?? ''))?.[1] ?? null
}

function personOf(raw: Fields): Omit<CoachRecord, 'player'> | null {
  const [id, name] = [countOf(raw.id), textOf(raw.name)]
  if (id === null || name === null) return null
  return {
    key: String(id),
    name,
    commonName: name,
    country: nationality(raw.nationality),
    dateOfBirth: dayOf(textOf(raw.dateOfBirth)),
  }
}

/** A player of a squad or of a list of scorers; null without id or name. */
export function orgPlayer(raw: Fields): PlayerRecord | null {
  const person = personOf(raw)
  return person && { ...person, position: positionOf(textOf(raw.position) ?? textOf(raw.section)) }
}

export const orgCoach = (raw: Fields): CoachRecord | null => personOf(raw)

const dayOf = (text: string | null): Day | null => (text !== null && isDay(text) ? text : null)

/** The first day of a month such as `2019-12`; null for anything else. */
export const monthStart = (text: string | null): Day | null => dayOf(text === null ? null : `${text.slice(0, 7)}-01`)
