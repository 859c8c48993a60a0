import type { StandingRow, StandingZone } from '@touchline/contract'
import { groupBy } from '@touchline/football'
import type { Language } from '@touchline/messages'
import { stageNameIn } from '../../../app/i18n/stage-names.ts'

import type { Ground } from '../league.search.ts'

/** Columns of a table, from left to right. */
export const FIGURES = ['played', 'won', 'drawn', 'lost', 'scored', 'conceded', 'difference', 'points'] as const
export type Figure = (typeof FIGURES)[number]

/** Type ids of the details; a ground without one is counted from others. */
export const FIGURE_TYPES: Record<Ground, Partial<Record<Figure, number>>> = {
  all: { played: 129, won: 130, drawn: 131, lost: 132, scored: 133, conceded: 134, difference: 179, points: 187 },
  home: { played: 135, won: 136, drawn: 137, lost: 138, scored: 139, conceded: 140, points: 185 },
  away: { played: 141, won: 142, drawn: 143, lost: 144, scored: 145, conceded: 146, points: 186 },
}
const STREAK = 176

/** What is known of a team at a ground; null is unknown. */
export type Figures = Record<Figure, number | null>

export interface TableLine {
  row: StandingRow
  /** In the order of the ground that is shown. */
  position: number
  figures: Figures
}

export interface LeagueTable {
  /** Stage and group; empty where the season has neither. */
  stage: string
  group: string
  rows: StandingRow[]
}

/** The tables of a season, in their order: one for each stage and group. */
export function tablesOf(standing: readonly StandingRow[]): LeagueTable[] {
  return [...groupBy(standing, ({ stage, group }) => `${stage?.id} ${group?.id}`).values()].map((rows) => ({
    stage: rows[0]?.stage?.name ?? '',
    group: rows[0]?.group?.name ?? '',
    rows: rows.toSorted((a, b) => a.position - b.position),
  }))
}

/** The name of a table out of its stage and group; empty where it has neither. */
export function tableTitle({ stage, group }: LeagueTable, language: Language): string {
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

/** The lines of a table: as it is reported for all matches, by points, difference and goals for those of one ground. */
export function linesOf(rows: readonly StandingRow[], ground: Ground): TableLine[] {
  const lines = rows.map((row) => ({ row, position: row.position, figures: figuresOf(row, ground) }))
  if (ground === 'all') return lines
  const by = (figure: Figure) => (a: TableLine, b: TableLine) => (b.figures[figure] ?? 0) - (a.figures[figure] ?? 0)
  return lines
    .toSorted((a, b) => by('points')(a, b) || by('difference')(a, b) || by('scored')(a, b) || a.position - b.position)
    .map((line, at) => ({ ...line, position: at + 1 }))
}

interface Streak {
  kind: 'won' | 'lost' | 'unbeaten' | 'winless'
  count: number
}

/**
 * What a team has done in a row: reported as won above zero and lost below. Zero is a draw, which says little: then how long it has not lost,
 * or not won, as far as its results are known. Null when unknown or of a single draw.
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

export interface ZoneMeaning {
  type: number
  zone: StandingZone
  /** English; null where the type is unknown. */
  name: string | null
}

/** What the colours of a table mean, from the top. */
export function legendOf(rows: readonly StandingRow[]): ZoneMeaning[] {
  const found = new Map<number, ZoneMeaning>()
  for (const { rule } of rows) {
    if (rule) found.set(rule.type_id, { type: rule.type_id, zone: rule.zone, name: rule.type?.name ?? null })
  }
  return [...found.values()]
}

/** What a win gave, read from the table itself: two points once, three today. */
export function pointsForWin(rows: readonly StandingRow[]): 2 | 3 {
  const fits = (win: number) =>
    rows.filter((row) => {
      const { won, drawn, points } = figuresOf(row, 'all')
      return points === (won ?? 0) * win + (drawn ?? 0)
    }).length
  return fits(2) > fits(3) ? 2 : 3
}

/** The latest results, newest first. */
export function formOf({ form }: StandingRow, count: number): StandingRow['form'] {
  return form.toSorted((a, b) => b.sort_order - a.sort_order).slice(0, count)
}

/** A difference with its sign. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0'
}
