import { DEMO_SEED } from '@touchline/demo/index.ts'
import { type FixtureRecord, type Key, type RecordBatch, STATE } from '@touchline/football'
import { countryRows } from '../render/countries.ts'
import { type FixtureParts, fixtureRow } from '../render/fixture.ts'
import { bookmakerRows, marketRows, oddsRows } from '../render/odds.ts'
import { correctionRows, rivalRows, sidelineRows, trophyRows } from '../render/parts.ts'
import {
  coachRow,
  coachSpellRow,
  groupRow,
  leagueRow,
  personRow,
  playerRow,
  seasonRow,
  stageRow,
  teamRow,
  transferRow,
  venueRow,
} from '../render/reference.ts'
import {
  coachSeasonRow,
  playerSeasonRow,
  refereeSeasonRow,
  seasonStatisticRows,
  squadRows,
  standingRows,
  teamSeasonRow,
  topScorerRows,
} from '../render/season.ts'
import { stateRows, typeRows } from '../render/types.ts'
import { emptyWorld, type Row, type Table, type World } from '../world.ts'
import { sliceRecords } from './records.ts'

/** Time for a test's clock: a cup tie had a shoot-out four days ago, a match begins in three hours, another tomorrow. */
export const SLICE_NOW = '2026-12-13T12:00:00Z'

/** The records of the slice, from which the stand-in's answers are rendered. */
export const SLICE: Readonly<RecordBatch> = sliceRecords(DEMO_SEED, Date.parse(SLICE_NOW))

/** The slice in the provider's rows, new at each call; read it as of SLICE_NOW. */
export function sliceWorld(): World {
  const fixtures = rendered('fixtures', (one) => fixtureRow(one, partsOf(one.key), nameOf))
  const rounds = new Map(fixtures.flatMap(({ round }) => (round ? [[(round as Row).id, round as Row]] : [])))
  return {
    ...emptyWorld(),
    ...{ continents: [{ id: 1, name: 'Europe', code: 'EU' }], countries: countryRows() },
    ...{ types: typeRows(), states: stateRows(), bookmakers: bookmakerRows(), markets: marketRows() },
    ...{ fixtures, rounds: [...rounds.values()] },
    leagues: rendered('leagues', leagueRow),
    seasons: rendered('seasons', (one) => ({
      ...{ ...seasonRow(one), finished: !one.current },
      statistics: of('seasonStatistics', ({ season }) => season === one.key).flatMap(seasonStatisticRows),
    })),
    stages: rendered('stages', (one) => ({ ...stageRow(one), league_id: Number(leagueOf(one.season)) })),
    groups: rendered('groups', groupRow),
    venues: rendered('venues', venueRow),
    teams: rendered('teams', (one) => {
      const sidelined = of('sidelined', ({ team }) => team === one.key).flatMap(sidelineRows)
      return { ...teamRow(one), trophies: trophiesOf('team', one.key), sidelined, sidelinedhistory: sidelined }
    }),
    players: rendered('players', (one) => ({ ...playerRow(one), trophies: trophiesOf('player', one.key) })),
    coaches: rendered('coaches', (one) => ({ ...coachRow(one), trophies: trophiesOf('coach', one.key) })),
    referees: rendered('referees', personRow),
    teamCoaches: rendered('coachSpells', (one, at) => ({ ...coachSpellRow(one), id: at + 1 })),
    squads: rendered('playerSpells', squadRows),
    transfers: rendered('transfers', transferRow),
    rivals: rendered('rivals', rivalRows),
    standings: rendered('standings', (one) => standingRows(one, leagueOf(one.season))),
    corrections: rendered('corrections', correctionRows),
    topscorers: rendered('topScorers', topScorerRows),
    playerStatistics: rendered('playerSeasons', playerSeasonRow),
    teamStatistics: rendered('teamSeasons', teamSeasonRow),
    coachStatistics: rendered('coachSeasons', coachSeasonRow),
    refereeStatistics: rendered('refereeSeasons', refereeSeasonRow),
    odds: rendered('odds', oddsRows),
  } satisfies Record<Table, Row[]>
}

const matches = (SLICE.fixtures ?? []).toSorted((a, b) => (a.kickoff < b.kickoff ? -1 : 1))
const found = (match: FixtureRecord | undefined): FixtureRecord => {
  if (match === undefined) throw new Error('The slice of the demo world lacks a match that tests look at')
  return match
}
/** The cup tie of this week that went to extra time and a shoot-out. */
export const SHOOT_OUT = found(matches.findLast(({ state }) => state === STATE.after_penalties))
/** A match in three hours, with prices. */
export const TODAY = found(matches.find(({ kickoff }) => kickoff > SLICE_NOW))
export const TOMORROW = found(matches.find(({ kickoff }) => kickoff > TODAY.kickoff))

type Family = Exclude<keyof RecordBatch, 'source'>
type RecordOf<F extends Family> = NonNullable<RecordBatch[F]>[number]

const all = <F extends Family>(family: F) => (SLICE[family] ?? []) as readonly RecordOf<F>[]
const of = <F extends Family>(family: F, keeps: (record: RecordOf<F>) => boolean) => all(family).filter(keeps)
const rendered = <F extends Family>(family: F, render: (record: RecordOf<F>, at: number) => Row | Row[]): Row[] =>
  all(family).flatMap(render)

const nameOf = (team: Key): string => of('teams', ({ key }) => key === team)[0]?.name ?? team
const leagueOf = (season: Key): Key => of('seasons', ({ key }) => key === season)[0]?.league ?? season
const trophiesOf = (owner: 'team' | 'player' | 'coach', key: Key): Row[] =>
  of('trophies', (one) => one.owner === owner && one.key === key).flatMap(trophyRows)

function partsOf(key: Key): FixtureParts {
  const one = <F extends keyof FixtureParts>(family: F) =>
    (all(family) as readonly NonNullable<FixtureParts[F]>[]).find(({ fixture }) => fixture === key)
  return {
    fixtureDetails: one('fixtureDetails'),
    lineups: one('lineups'),
    events: one('events'),
    statistics: one('statistics'),
    comments: one('comments'),
    pressure: one('pressure'),
  }
}
