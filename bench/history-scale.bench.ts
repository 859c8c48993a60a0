import { findMatches } from '../apps/server/src/modules/history/find-matches.ts'
import { findMeetings, findRefereed } from '../apps/server/src/modules/history/history.queries.ts'
import { findLastMatches } from '../apps/server/src/modules/history/last-matches.ts'
import { viewMeeting } from '../apps/server/src/modules/history/meeting.view.ts'
import { viewPastMatch } from '../apps/server/src/modules/history/past-match.view.ts'
import { lastMatches } from '../packages/contract/src/index.ts'
import type { Database } from '../packages/database/src/index.ts'
import { BOOKMAKER } from '../packages/football/src/index.ts'
import type { Bench, Benchmark, Figure, Findings } from './support/benchmark.ts'
import { type Place, serverPlace } from './support/databases.ts'
import { atMost, median, milliseconds, ratio, timed, whole } from './support/figures.ts'
import { OF_TEAM, someTeams, writeManyMatches } from './support/many-matches.ts'

const TARGET = 1.5
const SMALL = 10_000
const LARGE = 1_000_000
const ROUNDS = 100
const WARM_UP = 30

interface World {
  fixtures: number
  database: Database
  teams: readonly number[]
}

type Question = (world: World, team: number) => Promise<number>

const last =
  (more: Record<string, number | string>): Question =>
  async ({ database }, id) => {
    const query = lastMatches.query.parse({ id, current_coach: id, ...more })
    return (await findLastMatches(database, query, [BOOKMAKER.bet365])).stats.foundCount
  }

/** Everything the server does for an answer but checking and compressing it, which is the same in both worlds. */
const QUESTIONS: Readonly<Record<string, Question>> = {
  'last matches, newest page': last({}),
  'last matches, tenth page': last({ pgNo: 9 }),
  'last matches under a coach at home': last({ coach: 1, away: 0 }),
  'similar matches': last({ similar: 2.2 }),
  'matches of a referee': async ({ database }, referee) =>
    (await findMatches(database, await findRefereed(database, referee))).map((one) => viewPastMatch(one, 0, null))
      .length,
  'head to head': async ({ database }, team) => {
    const opponent = team % 2 === 0 ? team - 1 : team + 1
    return (await findMatches(database, await findMeetings(database, { teamId: team, opponentId: opponent }))).map(
      viewMeeting,
    ).length
  },
}

/** Queries over all teams: their cost among a million grows with the number of matches. */
const OF_ALL: Readonly<Record<string, Question>> = {
  'similar matches within 0.10, of a league': last({ similar: 2.2, tolerance: '0.10', scope: 'league', league: 7 }),
  'similar matches within 0.10, everywhere': last({ similar: 2.2, tolerance: '0.10', scope: 'all' }),
  'similar matches at the same chance, everywhere': last({
    similar: 2.2,
    tolerance: 'chance',
    chance: '0.432',
    scope: 'all',
  }),
}
const MAX_MS = 50

const fill = (bench: Bench, fixtures: number) => (database: Database) => {
  bench.say(`writing ${whole(fixtures)} matches`)
  return writeManyMatches(database, fixtures)
}

async function open(bench: Bench, place: Place, fixtures: number): Promise<World> {
  const database = await place.open()
  bench.undo(() => database.close())
  return { fixtures, database, teams: someTeams(fixtures, ROUNDS + WARM_UP) }
}

async function openNew(bench: Bench, place: Place, fixtures: number): Promise<World> {
  const world = await open(bench, place, fixtures)
  await fill(bench, fixtures)(world.database)
  return world
}

/** The two worlds in turn, so that what else the machine does slows both. @returns median milliseconds, and matches found */
async function ask(question: Question, worlds: readonly World[]) {
  const taken = worlds.map((): number[] => [])
  const found = worlds.map(() => 0)
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    for (const [index, world] of worlds.entries()) {
      const { ms, result } = await timed(() => question(world, world.teams[round] ?? 1))
      if (round < WARM_UP) continue
      taken[index]?.push(ms)
      found[index] = (found[index] ?? 0) + result / ROUNDS
    }
  }
  return { taken: taken.map(median), found }
}

const ABOUT =
  `Last and similar matches, those of a referee and head to head on PostgreSQL with ${whole(LARGE)} matches, against the same with ${whole(SMALL)}: ` +
  `${whole(OF_TEAM)} matches of every team in both, a goal, a corner and a card with its minute in each. Every request asks for another team, ` +
  `the worlds take turns, nothing is cached; reading and shaping, without HTTP. Medians of ${ROUNDS} requests after ${WARM_UP}.`

export const historyScale: Benchmark = {
  name: 'history-scale',
  title: 'History lists of a hundred times as many matches',
  about: ABOUT,
  async run(bench) {
    const [small, large] = [await serverPlace(bench), await serverPlace(bench)]
    if (!small || !large) return WITHOUT_SERVER
    return compare(bench, [await openNew(bench, small, SMALL), await openNew(bench, large, LARGE)])
  },
}

const WITHOUT_SERVER: Findings = { figures: [], notes: ['There was no PostgreSQL server.'] }

async function compare(bench: Bench, worlds: readonly [World, World]): Promise<Findings> {
  bench.say('asking')
  const figures: Figure[] = []
  const rows: string[][] = []
  for (const [name, question] of Object.entries(QUESTIONS)) {
    const { taken, found } = await ask(question, worlds)
    const [few = Number.NaN, many = Number.NaN] = taken
    if (name !== 'similar matches' && found.some((count) => count === 0)) throw new Error(`${name} found nothing`)
    figures.push(atMost(name, { value: many / few, target: TARGET, show: ratio }))
    rows.push([name, ...taken.map(milliseconds), ...found.map((count) => count.toFixed(1))])
  }
  for (const [name, question] of Object.entries(OF_ALL)) {
    const { taken, found } = await ask(question, worlds.slice(1))
    figures.push(atMost(name, { value: taken[0] ?? Number.NaN, target: MAX_MS, show: milliseconds }))
    rows.push([name, '', ...taken.map(milliseconds), '', ...found.map((count) => count.toFixed(1))])
  }
  const [few, many] = worlds.map(({ fixtures }) => whole(fixtures))
  const head = ['list', `${few}`, `${many}`, `found of ${few}`, `found of ${many}`]
  return { figures, tables: [{ title: 'Milliseconds a request, and matches on its page', head, rows }] }
}
