import type { FixtureDetailsRecord, LineupsRecord, RecordBatch } from '@touchline/football'
import type { InputFile } from '../files/file-source.ts'
import { uniqueByKey } from '../files/match-batch.ts'
import type { Problems } from '../files/problems.ts'
import { type GameElevens, readElevens } from './lineup-files.ts'
import type { ClubOf, Match } from './schochastics-match.ts'

/** Referees, attendances, events and the elevens of the CSV files. */
export function familiesOf(
  matches: readonly Match[],
  played: readonly Match[],
  games: ReadonlyMap<Match, GameElevens>,
): Partial<RecordBatch> {
  const isPlayed = new Set(played)
  return {
    referees: uniqueByKey(matches.flatMap(({ official }) => official ?? [])),
    fixtureDetails: matches.flatMap((match) => detailsRecord(match, isPlayed.has(match)) ?? []),
    events: played.flatMap(({ key, incidents: { events } }) => (events.length === 0 ? [] : [{ fixture: key, events }])),
    lineups: played.flatMap((match) => lineupsRecord(match, games.get(match)) ?? []),
  }
}

function detailsRecord({ key, raw, referee }: Match, played: boolean): FixtureDetailsRecord | null {
  const attendance = played ? raw.attendance : null
  if (referee === null && attendance === null) return null
  return {
    fixture: key,
    homeColour: null,
    awayColour: null,
    attendance,
    periods: [],
    referees: referee === null ? [] : [{ referee, role: 6 }],
    missing: [],
    expected: [],
  }
}

function lineupsRecord({ key }: Match, game: GameElevens | undefined): LineupsRecord | null {
  if (game === undefined) return null
  const { home, away } = game.elevens
  return {
    fixture: key,
    homeFormation: home.formation,
    awayFormation: away.formation,
    confirmed: true,
    entries: [
      ...home.entries.map((entry) => ({ side: 'home' as const, ...entry })),
      ...away.entries.map((entry) => ({ side: 'away' as const, ...entry })),
    ],
  }
}

/** The game of the CSV files for each match; other games are refused. */
export function gamesOf(
  files: readonly InputFile[],
  { matches, clubOf, problems }: { matches: readonly Match[]; clubOf: ClubOf; problems: Problems },
): ReadonlyMap<Match, GameElevens> {
  const clubKey = (name: string): string => {
    const club = clubOf(name)
    return club.ok ? club.value.key : name
  }
  const pairOf = (home: string, away: string): string => `${home} ${away}`
  const unused = new Map(
    readElevens(files, problems).map((game) => [pairOf(clubKey(game.home), clubKey(game.away)), game]),
  )
  const games = new Map<Match, GameElevens>()
  for (const match of matches) {
    const pair = pairOf(match.home.key, match.away.key)
    const game = unused.get(pair)
    if (game === undefined) continue
    games.set(match, game)
    unused.delete(pair)
  }
  const file = files.find(({ name }) => name.includes('lineups_'))?.name
  for (const { game, home, away } of unused.values()) {
    problems.refuse({ record: `game ${game} ${home} - ${away}` }, 'no match of the season is this one', file)
  }
  return games
}
