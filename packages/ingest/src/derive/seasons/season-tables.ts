import {
  EVENT_TYPE,
  formatOf,
  groupsOf,
  isDecided,
  isInPlay,
  isOver,
  knownDecisions,
  type LeagueTableRow,
  leagueTable,
  type Phases,
  phaseRulesOf,
  phasesOf,
  placeRulesOf,
  type SeasonMatch,
  type Side,
  STATE,
  type TableDecisions,
  type TableInput,
  type TableResult,
  type TableRules,
  tableRulesOf,
} from '@touchline/football'
import { zonesIn } from './by-rule/zones-in.ts'
import type { SeasonFixtureRow, StoredSeason } from './read-season.ts'

/** Points reported by a source, given (above zero) or taken. */
export interface ReportedCorrection {
  stageId: number | null
  teamId: number
  points: number
}

export interface SeasonTable {
  stageId: number | null
  groupId: number | null
  rows: readonly LeagueTableRow<number>[]
  /** Clubs of known decisions that play in no match of the table. */
  unknown: readonly string[]
  /** Matches of the same list that no table counts, as it is not certain to which phase they belong. */
  uncertain: readonly SeasonFixtureRow[]
}

const GROUP_STAGE = 223

/**
 * The tables of a season: one for each group, and one for each stage in which everybody meets. Knock-out and qualifying stages have
 * none, and cups and friendlies only where they have groups or a league stage.
 * @param reported points a source reported; known decisions are used where it reports none
 */
export function seasonTables(season: StoredSeason, reported: readonly ReportedCorrection[]): SeasonTable[] {
  return tableParts(season, reported)
    .filter((part) => !isListOfCup(season, part))
    .map(({ stageId, groupId, input, rules, unknown, uncertain }) => ({
      ...{ stageId, groupId, unknown, uncertain },
      rows: leagueTable(input, rules),
    }))
}

/** Inputs of a table of a season. */
export interface TablePart extends Omit<SeasonTable, 'rows'> {
  /** Every match of the table, played or not. */
  fixtures: readonly SeasonFixtureRow[]
  input: TableInput<number>
  rules: TableRules
  /** Its matches by half year, of a list of both. */
  halves?: readonly (readonly SeasonFixtureRow[])[]
}

/** The tables of a season in their order, before they are made. */
export function tableParts(season: StoredSeason, reported: readonly ReportedCorrection[]): TablePart[] {
  const { head, stages, groups } = season
  const stageOf = new Map(stages.map((stage) => [stage.id, stage]))
  const { zoneOf } = formatOf(head.stableKey, head.name)
  const hasTable = ({ stageId, groupId }: SeasonFixtureRow) => {
    const type = stageId === null ? null : (stageOf.get(stageId)?.typeId ?? null)
    if (groupId !== null || type === GROUP_STAGE) return true
    return type === null && (head.leagueType === 'league' || (stageId === null && zoneOf !== undefined))
  }
  const parts = Map.groupBy(season.fixtures.filter(hasTable), ({ stageId, groupId }) => `${stageId} ${groupId}`)
  const order = (table: TablePart) => (table.stageId === null ? 0 : (stageOf.get(table.stageId)?.sortOrder ?? 0))
  const name = (table: TablePart) => (table.groupId === null ? '' : (groups.get(table.groupId) ?? ''))
  const ordered = [...parts.values()]
    .map((fixtures) => tablePart(season, fixtures, reported))
    .filter((part) => !isListOfCup(season, part) || zonesIn(part.input.teams, part.fixtures, zoneOf ?? '') !== null)
    .toSorted((a, b) => order(a) - order(b) || (name(a) < name(b) ? -1 : 1))
  const firstOf = ordered.map((part, at) => firstPhaseOf(part, ordered.slice(0, at), season))
  return ordered.map((part, at) => {
    const first = firstOf[at]
    if (first) return secondPhase(part, { first, storedSeason: season, reported })
    return firstOf.includes(part) ? inOnePhase(part) : part
  })
}

/** A cup whose groups a source has in one list: each zone has a table, and the list has none. */
const isListOfCup = ({ head }: StoredSeason, { stageId, groupId }: Pick<SeasonTable, 'stageId' | 'groupId'>): boolean =>
  head.leagueType !== 'league' && stageId === null && groupId === null

/** The stages already are the phases: none of them splits again. */
const inOnePhase = (part: TablePart): TablePart => ({ ...part, rules: { ...part.rules, split: null } })

/** Stages with the same teams that start from zero points: half years, each with its own table. */
export const STARTS_FROM_ZERO = /apertura|clausura|opening|closing|finalizacion/i

/**
 * The first phase of a stage: an earlier stage with all its teams and more. Null where the stage is no second phase; a group is one where the
 * league splits.
 */
function firstPhaseOf(
  { stageId, groupId, rules, input: { teams } }: TablePart,
  earlier: readonly TablePart[],
  { head, stages }: StoredSeason,
): TablePart | null {
  const name = stages.find(({ id }) => id === stageId)?.name ?? ''
  if (head.leagueType !== 'league' || rules.carry === 'none' || STARTS_FROM_ZERO.test(name)) return null
  if (groupId !== null && rules.split === null) return null
  const ofAll = ({ groupId, input }: TablePart) => {
    const all = new Set(input.teams.map(({ team }) => team))
    return groupId === null && all.size > teams.length && teams.every(({ team }) => all.has(team))
  }
  return earlier.find(ofAll) ?? null
}

function secondPhase(
  part: TablePart,
  {
    first,
    storedSeason: { head },
    reported,
  }: { first: TablePart; storedSeason: StoredSeason; reported: readonly ReportedCorrection[] },
): TablePart {
  const { teams, results } = first.input
  const { unknown, ...decisions } = knownDecisions(head.stableKey, head.name, teams)
  const before = { teams, results }
  const input = { ...part.input, before, ...decisions, ...correctionsReported(reported, part.stageId) }
  const rules = { ...part.rules, carry: carryOf(part, first) }
  return inOnePhase({ ...part, unknown, input, rules })
}

/**
 * The share of points carried into a second phase: that of its group where the league's groups differ, found by the place of its best team.
 */
function carryOf({ rules, input }: TablePart, first: TablePart): TableRules['carry'] {
  if (rules.split === null) return rules.carry
  const teams = new Set(input.teams.map(({ team }) => team))
  const order = leagueTable(first.input, first.rules)
  const best = order.findIndex(({ team }) => teams.has(team))
  const group = groupsOf(order, rules.split.groups).findIndex((own) => own.includes(order[best]!))
  return rules.split.groups[group]?.carry ?? rules.carry
}

/** The name of a group, or of a stage in which everybody meets. */
const nameOf = ({ stages, groups }: StoredSeason, stageId: number | null, groupId: number | null): string =>
  `${stages.find(({ id }) => id === stageId)?.name ?? ''} ${groups.get(groupId ?? -1) ?? ''}`

function tablePart(
  season: StoredSeason,
  given: readonly SeasonFixtureRow[],
  reported: readonly ReportedCorrection[],
): TablePart {
  const { head, teams: known, matches } = season
  const { stageId = null, groupId = null } = given[0] ?? {}
  const isLeague = groupId === null && (head.leagueType === 'league' || stageId === null)
  const { table, uncertain, halves }: Phases<SeasonFixtureRow> = isLeague
    ? leaguePhases(head, given)
    : { table: [...given], playOffs: [], uncertain: [] }
  const isYear = halves === undefined || (formatOf(head.stableKey, head.name).halves?.year ?? true)
  // Without a table of both the one that counts is that of the half year that has begun last.
  const fixtures = isYear ? table : (halves.findLast((half) => half.some(hasBegun)) ?? halves[0] ?? [])
  const rules = tableRulesOf(head.stableKey, head.name)
  const ids = new Set(fixtures.flatMap(({ home, away }) => [home, away]))
  const teams = [...ids].map((team) => ({ team, name: known.get(team)?.name ?? '' }))
  const cards = rules.tieBreak.includes('fair play') ? new Map(matches.map((match) => [match.id, match])) : null
  const results = resultsOf(fixtures, isDecided).map((result) => ({
    ...result,
    fairPlay: fairPlayOf(cards?.get(result.fixture ?? 0)),
  }))
  const { unknown, ...decisions } = knownDecisions(head.stableKey, head.name, teams)
  const input = {
    teams,
    results,
    ...decisions,
    ...correctionsReported(reported, stageId),
    placeRules: placeRulesOf(head.stableKey, {
      seasonName: head.name,
      teams: teams.length,
      of: groupId === null ? 'table' : 'group',
      name: nameOf(season, stageId, groupId),
    }),
  }
  // A club may stand in another table of the season.
  return {
    stageId,
    groupId,
    fixtures,
    input,
    rules,
    uncertain,
    unknown: isLeague ? unknown : [],
    ...(halves && { halves }),
  }
}

const hasBegun = ({ stateId }: SeasonFixtureRow) => isDecided(stateId) || isInPlay(stateId)

/** Matches that were called off belong to no phase until played: another may have taken their place. */
const isCalledOff = ({ stateId }: SeasonFixtureRow) =>
  stateId === STATE.postponed || (isOver(stateId) && !isDecided(stateId))

/** The phases of a league's matches, all of which a source lists together or calls one stage. */
export function leaguePhases(
  { stableKey, name }: StoredSeason['head'],
  given: readonly SeasonFixtureRow[],
): Phases<SeasonFixtureRow> {
  const isOneStage = given.some(({ stageId }) => stageId !== null)
  const rules = phaseRulesOf(stableKey, name)
  const phases = phasesOf(
    given.filter((fixture) => !isCalledOff(fixture)),
    isOneStage ? { ...rules, rounds: null, days: null, meetsOnce: true } : rules,
  )
  return { ...phases, table: [...phases.table, ...given.filter(isCalledOff)] }
}

/** The known scores of matches in such a state, as a table counts them. */
export const resultsOf = (fixtures: readonly SeasonFixtureRow[], inState: (state: number) => boolean): TableResult[] =>
  fixtures.flatMap((fixture) => {
    const { id, stateId, kickoff, home, away, homeGoals, awayGoals, homeHalfTime, awayHalfTime } = fixture
    if (!inState(stateId) || homeGoals === null || awayGoals === null) return []
    const halfTime = homeHalfTime === null || awayHalfTime === null ? null : ([homeHalfTime, awayHalfTime] as const)
    const shootOut = shootOutWinner(fixture)
    const extraTime = stateId === STATE.after_extra_time
    return [{ fixture: id, kickoff, home, away, homeGoals, awayGoals, halfTime, shootOut, extraTime }]
  })

function shootOutWinner({ stateId, homeShootOut, awayShootOut }: SeasonFixtureRow): Side | null {
  if (stateId !== STATE.after_penalties || homeShootOut === null || awayShootOut === null) return null
  return homeShootOut === awayShootOut ? null : homeShootOut > awayShootOut ? 'home' : 'away'
}

/** Corrections of a source win over built-in ones. */
function correctionsReported(reported: readonly ReportedCorrection[], stage: number | null): TableDecisions<number> {
  const own = reported.filter(({ stageId }) => stageId === null || stageId === stage)
  if (own.length === 0) return {}
  const corrections = own.map(({ teamId, points }) => ({ team: teamId, points, from: null }))
  return { corrections }
}

/** Deductions of cards in a fair-play ranking; a second yellow is added to the first. */
const FAIR_PLAY = new Map<number, number>([
  [EVENT_TYPE.yellow_card, -1],
  [EVENT_TYPE.yellow_red_card, -2],
  [EVENT_TYPE.red_card, -4],
])

/** Null where the cards of the match are unknown. */
function fairPlayOf(match: SeasonMatch | undefined): readonly [number, number] | null {
  if (!match?.events.some(({ type }) => FAIR_PLAY.has(type) || type === EVENT_TYPE.substitution)) return null
  const sum = (home: boolean) =>
    match.events.reduce((total, event) => total + (event.home === home ? (FAIR_PLAY.get(event.type) ?? 0) : 0), 0)
  return [sum(true), sum(false)]
}
