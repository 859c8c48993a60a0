import type { StandingRow, StandingTable, StandingZone } from '@touchline/contract'
import { groupBy, PLACE_KINDS, TABLE_DETAIL } from '@touchline/football'
import type { Language } from '@touchline/messages'
import { stageNameIn } from '../../../app/i18n/stage-names.ts'

import type { Ground } from '../league.search.ts'

/** Columns of a table, from left to right. */
export const FIGURES = [
  ...(['played', 'won', 'drawn', 'shootOutsWon', 'extraTimeWon', 'lost'] as const),
  ...(['scored', 'conceded', 'difference', 'points'] as const),
] as const
export type Figure = (typeof FIGURES)[number]

/** Type ids of the details; a ground without one is counted from others. */
export const FIGURE_TYPES: Record<Ground, Partial<Record<Figure, number>>> = {
  all: {
    ...{ played: 129, won: 130, drawn: 131, lost: 132, scored: 133, conceded: 134, difference: 179, points: 187 },
    ...{ shootOutsWon: TABLE_DETAIL.shoot_outs_won, extraTimeWon: TABLE_DETAIL.extra_time_won },
  },
  home: { played: 135, won: 136, drawn: 137, lost: 138, scored: 139, conceded: 140, points: 185 },
  away: { played: 141, won: 142, drawn: 143, lost: 144, scored: 145, conceded: 146, points: 186 },
}
const STREAK = 176

/** The figures of a team at a ground; null is unknown. */
export type Figures = Record<Figure, number | null>

export interface TableLine {
  row: StandingRow
  figures: Figures
}

export interface LeagueTable {
  /** Stage and group; empty where the season has neither. */
  stage: string
  group: string
  stageId: number | null
  rows: StandingRow[]
  /** Its inputs; null where a source reported it without its matches. */
  made: StandingTable | null
}

/** The tables of a season, in their order: one for each stage and group. */
export function tablesOf(standing: readonly StandingRow[], made: readonly StandingTable[]): LeagueTable[] {
  return [...groupBy(standing, ({ stage, group }) => `${stage?.id} ${group?.id}`).values()].map((rows) => {
    const [stage, group] = [rows[0]?.stage ?? null, rows[0]?.group ?? null]
    const isSame = (one: StandingTable) => one.stage_id === (stage?.id ?? null) && one.group_id === (group?.id ?? null)
    return {
      ...{ stage: stage?.name ?? '', group: group?.name ?? '', stageId: stage?.id ?? null },
      rows: rows.toSorted((a, b) => a.position - b.position),
      made: made.find(isSame) ?? null,
    }
  })
}

export interface Phase {
  stageId: number
  stage: string
  isPlaying: boolean
}

/** The stages that have tables, in their order; empty where there are not several. */
export function phasesOf(tables: readonly LeagueTable[]): Phase[] {
  const stages = [...groupBy(tables, ({ stageId }) => stageId)]
  if (stages.length < 2) return []
  return stages.flatMap(([stageId, own]) =>
    stageId === null
      ? []
      : [{ stageId, stage: own[0]?.stage ?? '', isPlaying: own.some(({ made }) => (made?.playing ?? 0) > 0) }],
  )
}

/** The stage that is shown: the one asked for, else the latest that has begun, but for sums of others. Null where there are not several. */
export function phaseShown(tables: readonly LeagueTable[], asked: number | undefined): number | null {
  const phases = phasesOf(tables)
  const begun = ({ stageId }: Phase) =>
    tables.some((table) => table.stageId === stageId && hasBegun(table) && !table.made?.sums)
  const shown = phases.find(({ stageId }) => stageId === asked) ?? phases.findLast(begun) ?? phases[0]
  return shown?.stageId ?? null
}

export interface SeasonProgress {
  teams: number
  /** The phase it is in, where there are several. */
  stage: string
  /** The round that has begun last and how many there are; null where no match to come is known. */
  round: { number: number; of: number } | null
}

/** How far a season has come: of the phase that is shown, by the matches of its tables. */
export function progressOf(tables: readonly LeagueTable[], phase: number | null): SeasonProgress | null {
  const own = tables.filter(({ made }) => !made?.sums)
  const shown = phase === null ? own : own.filter(({ stageId }) => stageId === phase)
  const teamsIn = (of: readonly LeagueTable[]) =>
    new Set(of.flatMap(({ rows }) => rows.map(({ participant_id }) => participant_id))).size
  const teams = teamsIn(own)
  if (teams === 0) return null
  const sum = (of: (made: StandingTable) => number) =>
    shown.reduce((total, { made }) => total + (made ? of(made) : 0), 0)
  const rounds = (matches: number) => Math.ceil((2 * matches) / Math.max(teamsIn(shown), 1))
  const [begun, ahead] = [sum(({ played, playing }) => played + playing), sum((made) => made.ahead)]
  return {
    ...{ teams, stage: phase === null ? '' : (shown[0]?.stage ?? '') },
    round:
      ahead === 0 || begun === 0 ? null : { number: rounds(begun), of: rounds(sum(({ played }) => played) + ahead) },
  }
}

const hasBegun = ({ rows, made }: LeagueTable) =>
  made ? made.played + made.playing > 0 : rows.some((row) => (figuresOf(row, 'all').played ?? 0) > 0)

/** The name of a table out of its stage and group; empty where it has neither. */
export function tableTitle({ stage, group }: Pick<LeagueTable, 'stage' | 'group'>, language: Language): string {
  const names = [stage, group].filter((name) => name !== '')
  return names.map((name) => stageNameIn(language, name)).join(' · ')
}

export function figuresOf(row: StandingRow, ground: Ground): Figures {
  const details = new Map(row.details.map(({ type_id, value }) => [type_id, value]))
  const reported = (figure: Figure) => {
    const type = FIGURE_TYPES[ground][figure]
    return type === undefined ? null : (details.get(type) ?? null)
  }
  const figures = Object.fromEntries(FIGURES.map((figure) => [figure, reported(figure)])) as Figures
  const { scored, conceded } = figures
  return {
    ...figures,
    difference: figures.difference ?? (scored === null || conceded === null ? null : scored - conceded),
    points: ground === 'all' ? row.points : figures.points,
  }
}

/** The columns that something is known of. */
export function columnsOf(rows: readonly StandingRow[], ground: Ground): Figure[] {
  const figures = rows.map((row) => figuresOf(row, ground))
  return FIGURES.filter((figure) => figures.some((own) => own[figure] !== null))
}

export const linesOf = (rows: readonly StandingRow[]): TableLine[] =>
  rows.map((row) => ({ row, figures: figuresOf(row, 'all') }))

/** How many places the matches in play have moved a team, up above zero; null where none is counted. */
export const movedLive = ({ position, settled }: StandingRow): number | null => settled && settled.position - position

/** Whether points of the phase before are halved, so that they are shown by themselves. */
export const hasHalved = ({ made }: Pick<LeagueTable, 'made'>): boolean =>
  made?.rules.carry?.startsWith('half') ?? false

/** Whether places go by the points a match, which then have a column. */
export const isByAverage = ({ made }: Pick<LeagueTable, 'made'>): boolean => made?.rules.per_match ?? false

/** Points a match; null before the first one. */
export const averageOf = ({ figures: { played, points } }: TableLine): number | null =>
  played === null || points === null || played === 0 ? null : points / played

export interface PointsNote {
  letter: string
  team: string
  points: number
  from: string | null
  reason: string | null
}

/** Points changed by decisions, with a letter for each team, in the order of the table. */
export function pointsNotes({ rows, made }: Pick<LeagueTable, 'rows' | 'made'>): (PointsNote & { teamId: number })[] {
  const corrected = rows.filter(({ participant_id }) =>
    made?.corrections.some((one) => one.participant_id === participant_id),
  )
  return corrected.flatMap(({ participant_id: teamId, participant }, at) =>
    (made?.corrections ?? [])
      .filter((one) => one.participant_id === teamId)
      .map(({ points, from, reason }) => ({
        ...{ letter: String.fromCharCode(97 + (at % 26)), teamId, team: participant.name },
        ...{ points, from, reason },
      })),
  )
}

interface Streak {
  kind: 'won' | 'lost' | 'unbeaten' | 'winless'
  count: number
}

/**
 * The streak of a team: positive for wins and negative for defeats. Zero is a draw, which says little: then the length of the run without
 * defeat, or without a win, as far as its results are known. Null when unknown or for a single draw.
 */
export function streakOf({ details, form }: StandingRow): Streak | null {
  const value = details.find(({ type_id }) => type_id === STREAK)?.value ?? null
  if (value === null) return null
  if (value !== 0) return { kind: value > 0 ? 'won' : 'lost', count: Math.abs(value) }
  const newest = form.toSorted((a, b) => b.sort_order - a.sort_order).map((one) => one.form)
  const without = (result: 'W' | 'L') => {
    const at = newest.indexOf(result)
    return at === -1 ? newest.length : at
  }
  const [unbeaten, winless] = [without('L'), without('W')]
  const streak =
    unbeaten >= winless
      ? ({ kind: 'unbeaten', count: unbeaten } as const)
      : ({ kind: 'winless', count: winless } as const)
  return streak.count > 1 ? streak : null
}

/** Teams that have qualified for a tournament by their place, from the tables whose matches are all over. */
export const qualifiedIn = (tables: readonly LeagueTable[]): string[] =>
  tables
    .filter(({ made }) => made !== null && made.played > 0 && made.ahead + made.playing === 0)
    .flatMap(({ rows }) => rows.filter(({ rule }) => rule?.type_id === PLACE_KINDS.qualified))
    .map(({ participant }) => participant.name)

export interface ZoneMeaning {
  type: number
  zone: StandingZone
  /** English; null where the type is unknown. */
  name: string | null
}

/** The meaning of the colours of a table, from the top. */
export function legendOf(rows: readonly StandingRow[]): ZoneMeaning[] {
  const found = new Map<number, ZoneMeaning>()
  for (const { rule } of rows) {
    if (rule) found.set(rule.type_id, { type: rule.type_id, zone: rule.zone, name: rule.type?.name ?? null })
  }
  return [...found.values()]
}

/** The latest results, newest first. */
export function formOf({ form }: StandingRow, count: number): StandingRow['form'] {
  return form.toSorted((a, b) => b.sort_order - a.sort_order).slice(0, count)
}

/** A difference with its sign. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0'
}
