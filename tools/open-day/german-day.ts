import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DAY_MS, MINUTE_MS, zoneToUtc } from '../../packages/football/src/index.ts'
import {
  type LigaRow,
  type LigaSnapshot,
  ligaGoal,
  ligaMatchRow,
  ligaResult,
} from '../../packages/testing/src/open-data/index.ts'

const ZONE = 'Europe/Berlin'
/** Times of the invented goals: minutes after kick-off and, in the second half, after its beginning. */
const FIRST_HALF = [11, 23, 34, 41, 44, 45]
const SECOND_HALF = [6, 17, 27, 33, 41, 43]
const SECOND_HALF_AT = 62
/** Goals are entered a minute after they fell, the end a few minutes after the whistle. */
const ENTERED_AFTER = 1
const OVER_AT = 114

interface Played {
  round: string
  date: string
  time?: string
  team1: string
  team2: string
  score?: { ht?: [number, number]; ft?: [number, number] }
}

/** Leagues of OpenLigaDB by their files at openfootball. */
const LEAGUES = [
  { id: 1, shortcut: 'bl1', code: 'de.1', name: '1. Fußball-Bundesliga' },
  { id: 2, shortcut: 'bl2', code: 'de.2', name: '2. Fußball-Bundesliga' },
] as const

interface Goal {
  score: [number, number]
  /** Minutes after kick-off, and as the match clock shows it. */
  after: number
  minute: number
}

/** The goals that lead to a score, in turns, with the minutes of this play. */
function goalsOf({ score }: Played): Goal[] {
  if (!score?.ft) return []
  const half: readonly [number, number] = score.ht ?? [0, 0]
  const full: readonly [number, number] = score.ft
  type Score = readonly [number, number]
  const of = ([from, to]: readonly [Score, Score], minutes: readonly number[]) => {
    const sides = [0, 1].flatMap((side) =>
      Array.from({ length: (to[side] ?? 0) - (from[side] ?? 0) }, (_, at) => ({ side, at })),
    )
    const at: [number, number] = [from[0], from[1]]
    return sides
      .sort((one, other) => one.at - other.at)
      .map(({ side }, turn) => {
        at[side as 0 | 1] += 1
        return { score: [...at] as [number, number], minute: minutes[turn % minutes.length] ?? 1 }
      })
  }
  return [
    ...of([[0, 0], half], FIRST_HALF).map((goal) => ({ ...goal, after: goal.minute })),
    ...of([half, full], SECOND_HALF).map((goal) => ({
      ...goal,
      minute: goal.minute + 45,
      after: goal.minute + SECOND_HALF_AT,
    })),
  ]
}

const local = (at: number): string => new Date(at).toLocaleString('sv-SE', { timeZone: ZONE }).replace(' ', 'T')

/** Matches of a season as OpenLigaDB's community would have entered them until an instant. */
function rowsAt(
  matches: readonly (Played & { at: number })[],
  { league, season, now }: { league: (typeof LEAGUES)[number]; season: number; now: number },
) {
  const teams = new Map<string, number>()
  const teamOf = (teamName: string): LigaRow => {
    const teamId = teams.get(teamName) ?? teams.size + league.id * 1_000
    teams.set(teamName, teamId)
    return { teamId, teamName, shortName: teamName, teamIconUrl: '', teamGroupName: null }
  }
  return matches.map((match, index) => {
    const minutes = (now - match.at) / MINUTE_MS
    const over = minutes >= OVER_AT
    const goals = goalsOf(match).filter(({ after }) => minutes >= after + ENTERED_AFTER)
    const last = over ? OVER_AT : (goals.at(-1)?.after ?? 0)
    const day = Number(/\d+/.exec(match.round)?.[0] ?? 1)
    return ligaMatchRow({
      ...{
        matchID: league.id * 10_000 + index,
        leagueId: league.id,
        leagueShortcut: league.shortcut,
        leagueSeason: season,
      },
      leagueName: `${league.name} ${season}/${season + 1}`,
      ...{ matchDateTime: local(match.at), matchDateTimeUTC: `${new Date(match.at).toISOString().slice(0, 19)}Z` },
      group: { groupName: `${day}. Spieltag`, groupOrderID: day, groupID: league.id * 100 + day },
      ...{ team1: teamOf(match.team1), team2: teamOf(match.team2) },
      lastUpdateDateTime: minutes < 0 ? local(match.at - 30 * DAY_MS) : local(match.at + (last + 1) * MINUTE_MS),
      matchIsFinished: over,
      goals: goals.map(({ score, minute }) =>
        ligaGoal(score, minute, { goalGetterName: `Spieler ${score[0]}${score[1]}` }),
      ),
      matchResults: [
        ...(minutes >= SECOND_HALF_AT && match.score?.ht ? [ligaResult(1, match.score.ht)] : []),
        ...(over && match.score?.ft ? [ligaResult(2, match.score.ft)] : []),
      ],
    })
  })
}

/** The answers of OpenLigaDB for the German leagues, minute by minute of the two days around an instant. */
export function germanDay(folder: string, instant: Date): LigaSnapshot[] {
  const season = instant.getUTCFullYear() - (instant.getUTCMonth() < 6 ? 1 : 0)
  const named = `${season}-${String((season + 1) % 100).padStart(2, '0')}`
  const leagues = LEAGUES.flatMap((league) => {
    const file = join(folder, 'openfootball', named, `${league.code}.json`)
    if (!existsSync(file)) return []
    const { matches }: { matches: Played[] } = JSON.parse(readFileSync(file, 'utf8'))
    const timed = matches.map((match) => ({
      ...match,
      at: zoneToUtc(Date.parse(`${match.date}T${match.time ?? '15:30'}:00Z`), ZONE),
    }))
    return [{ league, matches: timed }]
  })
  // Made on request: a season for every minute would be too much.
  const at = (now: number): LigaSnapshot => ({
    at: now,
    get matches() {
      return leagues.flatMap(({ league, matches }) => rowsAt(matches, { league, season, now }))
    },
  })
  const midnight = Math.floor(instant.getTime() / DAY_MS) * DAY_MS
  // Something changes only while a match is played.
  const busy = (now: number) =>
    leagues.some(({ matches }) =>
      matches.some((match) => now >= match.at && now <= match.at + (OVER_AT + 1) * MINUTE_MS),
    )
  const minutes = Array.from({ length: 2 * 1_440 }, (_, minute) => midnight + minute * MINUTE_MS).filter(busy)
  return [at(midnight - DAY_MS), ...minutes.map(at)]
}
