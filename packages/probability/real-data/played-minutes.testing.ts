import { globSync, readFileSync } from 'node:fs'
import { fileSource } from '@touchline/feeds'
import { EVENT_TYPE, type EventRecord, GOAL_TYPES } from '@touchline/football'
import { realData } from '../../../tools/data-folder.ts'
import { dayNumber, type Pair, type PlayedMinute } from '../src/index.ts'

/** Goals and red cards of a match by minute, 1 to 90; added time is minute 45 or 90. */
export interface PlayedMinutes {
  day: number
  home: string
  away: string
  goals: readonly { side: 0 | 1; minute: number }[]
  redCards: readonly { side: 0 | 1; minute: number }[]
}

const REDS: readonly number[] = [EVENT_TYPE.red_card, EVENT_TYPE.yellow_red_card]

/** The minutes of all matches whose goals rebuild the score, for {@link playedIn}. */
export function playedMinutes(): PlayedMinutes[] {
  const folder = realData('incidents')
  const source = fileSource('schochastics')
  const found: PlayedMinutes[] = []
  for (const name of globSync('*.json', { cwd: folder }).sort()) {
    const { batch } = source.parse([{ name, bytes: readFileSync(`${folder}/${name}`) }], {})
    const stable = new Map((batch.teams ?? []).map(({ key, stableKey }) => [key, stableKey ?? key]))
    const events = new Map((batch.events ?? []).map((record) => [record.fixture, record.events]))
    for (const { key, home, away, kickoff, scores } of batch.fixtures ?? []) {
      const club = (name: string) => stable.get(name) ?? name
      const day = dayNumber(kickoff.slice(0, 10))
      const played = { day, home: club(home), away: club(away), ...minutesOf(events.get(key) ?? []) }
      const [homeGoals, awayGoals] = scoreAt(played, 90)
      if (!scores.fullTime || scores.fullTime[0] !== homeGoals || scores.fullTime[1] !== awayGoals) continue
      found.push(played)
    }
  }
  return found
}

/** Finds the minutes of a match by its clubs; the day may differ a little between the sources. */
export function playedIn(all: readonly PlayedMinutes[]) {
  const pairs = Map.groupBy(all, ({ home, away }) => `${home}|${away}`)
  return ({ home, away, day }: { home: string; away: string; day: number }): PlayedMinutes | null =>
    pairs.get(`${home}|${away}`)?.find((one) => Math.abs(one.day - day) <= 3) ?? null
}

function minutesOf(events: readonly EventRecord[]): Pick<PlayedMinutes, 'goals' | 'redCards'> {
  const of = (types: readonly number[]) =>
    events
      .filter(({ type }) => types.includes(type))
      .map(({ side, minute }) => ({
        side: side === 'home' ? (0 as const) : (1 as const),
        minute: Math.min(90, minute),
      }))
  return { goals: of(GOAL_TYPES), redCards: of(REDS) }
}

const until = (list: PlayedMinutes['goals'], when: PlayedMinute): Pair => {
  const last = when === 'half-time' ? 45 : when
  const of = (wanted: 0 | 1) => list.filter(({ side, minute }) => side === wanted && minute <= last).length
  return [of(0), of(1)]
}

/** Goals up to and with a minute. */
export const scoreAt = ({ goals }: Pick<PlayedMinutes, 'goals'>, when: PlayedMinute): Pair => until(goals, when)

/** Red cards up to and with a minute. */
export const redCardsAt = ({ redCards }: Pick<PlayedMinutes, 'redCards'>, when: PlayedMinute): Pair =>
  until(redCards, when)
