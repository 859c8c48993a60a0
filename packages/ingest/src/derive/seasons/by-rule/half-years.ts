import { formatOf, type HalfYears, isDecided, placeRulesOf, seasonYear, tableRulesOf } from '@touchline/football'
import type { SeasonFixtureRow, StoredSeason } from '../read-season.ts'
import { leaguePhases, resultsOf, STARTS_FROM_ZERO, type TablePart, tableParts } from '../season-tables.ts'
import { zonesIn } from './zones-in.ts'

/** The stage of a table made by rules, with an id that no stored stage has. */
interface RuleStage {
  id: number
  name: string
  sortOrder: number
}

/** Close to the end of the numbers that ids of stages and groups can have. */
const FIRST_ID = 2_147_483_001
const FIRST_GROUP_ID = FIRST_ID + 100
const STAGES = ['opening', 'closing', 'year', 'averages'] as const
const stageOf = (kind: (typeof STAGES)[number], name: string): RuleStage => {
  const at = STAGES.indexOf(kind)
  return { id: FIRST_ID + at, name, sortOrder: 1000 + at }
}

/** A table made by rules from matches of other tables. */
export interface RuleTable extends TablePart {
  stage: RuleStage
  /** Zone of a half year. */
  group: { id: number; name: string } | null
  /** Kind of sum of other tables; null for a half year, or for a list that has a table of this kind in addition. */
  sums: 'year' | 'averages' | null
  /** Whether it takes the place of the source's one list. */
  isOfList: boolean
}

const YEAR = 'Whole year'
const REGULAR_SEASON = 'Regular Season'
const GROUP_STAGE = 'Group Stage'
const AVERAGES = 'Relegation by averages'

/**
 * Tables of half years, of the whole year and of points a match of several seasons, if the rules have them and the sources list their
 * matches differently.
 * @param parts tables by the lists of the sources
 * @param earlier seasons whose matches count in the averages; null if one of them is not known
 * @returns nothing for a competition with one table
 */
export function ruleTables(
  season: StoredSeason,
  parts: readonly TablePart[],
  earlier: readonly StoredSeason[] | null,
): RuleTable[] {
  const { halves, zoneOf, averages } = formatOf(season.head.stableKey, season.head.name)
  const list = parts.find(({ stageId, groupId }) => stageId === null && groupId === null)
  const inZones =
    !halves && list && zoneOf !== undefined
      ? ofZones(season, list, {
          ...{
            half: list.fixtures,
            stage: stageOf('opening', season.head.leagueType === 'league' ? REGULAR_SEASON : GROUP_STAGE),
          },
          zones: zonesIn(list.input.teams, list.fixtures, zoneOf),
        })
      : []
  const tables = halves
    ? [
        ...(list ? ofList(season, { list, halfYears: halves, zoneOf }) : []),
        ...ofYear(season, { parts, halfYears: halves, list }),
      ]
    : inZones
  const byAverage = averages && earlier ? ofAverages(season, parts, earlier) : null
  if (byAverage === null) return tables
  return tables.length > 0 || list === undefined
    ? [...tables, byAverage]
    : [{ ...asYear(list, REGULAR_SEASON), sums: null }, byAverage]
}

/** Tables of one list: each half year that has begun, by zones if it has them. */
function ofList(
  season: StoredSeason,
  { list, halfYears: { names, year }, zoneOf }: { list: TablePart; halfYears: HalfYears; zoneOf?: string },
): RuleTable[] {
  const halves = list.halves?.filter((half) => half.length > 0) ?? []
  return halves.flatMap((half, at) => {
    const stage = stageOf(at === 0 ? 'opening' : 'closing', names[at]!)
    if (zoneOf === undefined)
      return [
        tableOf(season, list, { half, stage, teams: teamsIn(list, half), group: null, places: year ? null : 'table' }),
      ]
    // The zones are those of the whole year.
    return ofZones(season, list, {
      half,
      stage,
      zones: zonesIn(list.input.teams, half, zoneOf) ?? zonesIn(list.input.teams, halves[0]!, zoneOf),
    })
  })
}

interface Zones extends Pick<TableOf, 'half' | 'stage'> {
  zones: TablePart['input']['teams'][] | null
}

/** A table for each zone; none if the zones are not certain. */
const ofZones = (season: StoredSeason, list: TablePart, { zones, ...of }: Zones): RuleTable[] =>
  (zones ?? []).map((teams, at) => {
    const group = { id: FIRST_GROUP_ID + at, name: at === 0 ? 'Group A' : 'Group B' }
    return tableOf(season, list, { ...of, teams, group, places: 'group' })
  })

interface TableOf extends Pick<RuleTable, 'stage' | 'group'> {
  half: readonly SeasonFixtureRow[]
  teams: TablePart['input']['teams']
  places: 'group' | 'table' | null
}

function tableOf({ head }: StoredSeason, list: TablePart, { half, stage, group, teams, places }: TableOf): RuleTable {
  const own = new Set(teams.map(({ team }) => team))
  const fixtures = half.filter(({ home, away }) => own.has(home) || own.has(away))
  return {
    ...{ stageId: stage.id, groupId: group?.id ?? null, stage, group, sums: null, isOfList: true },
    ...{ fixtures, uncertain: [], unknown: [] },
    rules: { ...list.rules, split: null },
    input: {
      ...{ teams, results: resultsOf(fixtures, isDecided) },
      placeRules:
        places === null ? [] : placeRulesOf(head.stableKey, { seasonName: head.name, teams: teams.length, of: places }),
    },
  }
}

const teamsIn = ({ input: { teams } }: TablePart, half: readonly SeasonFixtureRow[]) => {
  const playing = new Set(half.flatMap(({ home, away }) => [home, away]))
  return teams.filter(({ team }) => playing.has(team))
}

/** The table of the whole year: the list of both half years, else the stages that each start from zero. */
function ofYear(
  { head, stages }: StoredSeason,
  {
    parts,
    halfYears: { year },
    list,
  }: { parts: readonly TablePart[]; halfYears: HalfYears; list: TablePart | undefined },
): RuleTable[] {
  if (!year) return []
  if (list) return [asYear(list, YEAR)]
  const isHalf = new Set(stages.filter(({ name }) => STARTS_FROM_ZERO.test(name)).map(({ id }) => id))
  const halves = parts.filter(({ stageId, groupId }) => stageId !== null && isHalf.has(stageId) && groupId === null)
  if (halves.length < 2) return []
  const teams = [...new Map(halves.flatMap(({ input }) => input.teams.map((one) => [one.team, one] as const))).values()]
  const fixtures = halves.flatMap((half) => half.fixtures)
  const stage = stageOf('year', YEAR)
  return [
    {
      ...{ stageId: stage.id, groupId: null, stage, group: null, sums: 'year', isOfList: false },
      ...{ fixtures, uncertain: [], unknown: [] },
      rules: { ...halves[0]!.rules, split: null },
      input: {
        ...{ teams, results: halves.flatMap(({ input }) => input.results) },
        corrections: halves[0]!.input.corrections ?? [],
        placeRules: placeRulesOf(head.stableKey, { seasonName: head.name, teams: teams.length, of: 'table' }),
      },
    },
  ]
}

function asYear(list: TablePart, name: string): RuleTable {
  const stage = stageOf('year', name)
  return { ...list, stageId: stage.id, stage, group: null, sums: 'year', isOfList: true }
}

/** Points a match of this season's teams in this season and those before; level teams play another match. */
function ofAverages(
  { head }: StoredSeason,
  parts: readonly TablePart[],
  earlier: readonly StoredSeason[],
): RuleTable | null {
  const own = parts.filter(({ groupId }) => groupId === null)
  const teams = [...new Map(own.flatMap(({ input }) => input.teams.map((one) => [one.team, one] as const))).values()]
  if (teams.length === 0) return null
  const since = membersSince(new Set(teams.map(({ team }) => team)), head, earlier)
  const fixtures = own.flatMap(countedIn)
  const before = earlier.flatMap((season) => {
    const isIn = (team: number) => (since.get(team) ?? Number.POSITIVE_INFINITY) <= (seasonYear(season.head.name) ?? 0)
    // A team that has not been in the league since then does not count, but its opponent does.
    const of = (team: number) => (isIn(team) ? team : OUTSIDER)
    const results = resultsOf(countedFixtures(season), isDecided)
    return results.map((one) => ({ ...one, home: of(one.home), away: of(one.away) }))
  })
  const stage = stageOf('averages', AVERAGES)
  const rules = { ...tableRulesOf(head.stableKey, head.name), split: null, perMatch: true, tieBreak: [] }
  return {
    ...{ stageId: stage.id, groupId: null, stage, group: null, sums: 'averages', isOfList: false },
    ...{ fixtures, rules, uncertain: [], unknown: [] },
    input: { teams, results: [...before, ...resultsOf(fixtures, isDecided)] },
  }
}

/** No team has this id. */
const OUTSIDER = -1

/** First year of each team's unbroken seasons in the league, among these; this year if it came up. */
function membersSince(
  now: ReadonlySet<number>,
  { stableKey, name }: StoredSeason['head'],
  earlier: readonly StoredSeason[],
): Map<number, number> {
  const yearOf = (season: Pick<StoredSeason['head'], 'name'>) => seasonYear(season.name) ?? 0
  const since = new Map([...now].map((team) => [team, yearOf({ name })]))
  let members = now
  const own = earlier.filter(({ head }) => head.stableKey === stableKey)
  for (const season of own.toSorted((one, other) => yearOf(other.head) - yearOf(one.head))) {
    const playing = new Set(season.fixtures.flatMap(({ home, away }) => [home, away]))
    members = new Set([...members].filter((team) => playing.has(team)))
    for (const team of members) since.set(team, yearOf(season.head))
  }
  return since
}

/** The matches that tables of a season count, also of a cup that a source has as one list. */
export function countedFixtures(season: StoredSeason): readonly SeasonFixtureRow[] {
  const parts = tableParts(season, [])
  return parts.length > 0 ? parts.flatMap(countedIn) : leaguePhases(season.head, season.fixtures).table
}

const countedIn = ({ halves, fixtures }: TablePart) => halves?.flat() ?? fixtures
