import type { SeasonStatistic } from '@touchline/contract'
import { wilsonInterval } from '@touchline/probability'
import type { Numbers } from '../../app/numbers.ts'
import { withSecondYellows } from './card-statistics.ts'

/** Kept out of the tab. */
const HIDDEN: readonly number[] = [196, 1677, 575]

/** Types by subject; all others are among the last. */
const SECTIONS = {
  season: [188, 189, 574],
  results: [201, 202, 203, 190],
  goals: [191, 192, 194],
  teams: [204, 205, 206, 207, 34],
  players: [208, 209, 210, 211],
  play: [],
} as const satisfies Record<string, readonly number[]>
export type Section = keyof typeof SECTIONS

/** Wins, draws and defeats come as shares of the matches; of wins and defeats each share says whose it is. */
const SHARES: readonly number[] = [201, 202, 203]
const OF_SIDES: Readonly<Record<number, 'wins' | 'defeats'>> = { 201: 'wins', 202: 'defeats' }

/** Shares of the season's matches, shown with their interval. */
const OF_MATCHES: readonly number[] = [...SHARES, 190, 192, 194]
const PLAYED = 188

/** Types contained in others with more detail, by the parts they repeat. */
const SAID_BY: Readonly<Record<number, Readonly<Record<string, number>>>> = {
  203: { all: 190 },
  193: { yellowcards: 84, redcards: 83, yellowredcards: 85 },
}

export interface StatisticPart {
  /** The field's own word of it: `count`, `average`. */
  key: string
  /** The base of a share: matches won or lost. */
  of?: 'wins' | 'defeats'
  text: string
}

export interface StatisticTile {
  type: number
  /** English; null where the type is unknown. */
  name: string | null
  /** The main figure; null without one. */
  main: string | null
  /** Whom it is about. */
  about: { kind: 'team' | 'player'; id: number; name: string } | null
  parts: StatisticPart[]
}

/** The statistics of a season by section, those that are hidden left out. */
export function statisticSections(
  stats: readonly SeasonStatistic[],
  numbers: Numbers,
): { section: Section; tiles: StatisticTile[] }[] {
  const all = withSecondYellows(stats)
  const shown = all.filter((stat) => !HIDDEN.includes(stat.type_id) && !isSaidElsewhere(stat, all))
  const matches = playedOf(stats)
  const placed: readonly number[] = Object.values(SECTIONS).flat()
  return (Object.keys(SECTIONS) as Section[]).flatMap((section) => {
    const own: readonly number[] = SECTIONS[section]
    const listed = own.flatMap((type) => shown.filter(({ type_id }) => type_id === type))
    const found = section === 'play' ? shown.filter(({ type_id }) => !placed.includes(type_id)) : listed
    return found.length > 0 ? [{ section, tiles: found.map((stat) => tileOf(stat, numbers, matches)) }] : []
  })
}

/** Whether every part of a statistic is the count or the share of another one that is there. */
function isSaidElsewhere({ type_id, value }: SeasonStatistic, stats: readonly SeasonStatistic[]): boolean {
  const said = Object.entries(SAID_BY[type_id] ?? {}).filter(([part]) => partIn(value, part) !== undefined)
  return (
    said.length > 0 &&
    said.every(([part, type]) => {
      const other = stats.find((stat) => stat.type_id === type)?.value
      return partIn(other, part === 'all' ? 'percentage' : 'count') === partIn(value, part)
    })
  )
}

const partIn = (value: unknown, part: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[part] : undefined

/** Parts of a value with labels. */
const PARTS = [
  ...(['count', 'total', 'played', 'average', 'percentage', 'matches', 'home', 'away', 'all', 'countries'] as const),
  ...(['redcards', 'yellowcards', 'yellowredcards', 'rating', 'counts_only'] as const),
  ...(['average_redcards', 'average_yellowcards', 'average_yellowredcards'] as const),
] as const

export function isKnownPart(key: string): key is (typeof PARTS)[number] {
  return (PARTS as readonly string[]).includes(key)
}

/** The main part of a value: the first that exists. */
const MAIN = ['count', 'total', 'rating', 'all']

/** @param matches of the season so far, which its shares are of; null where that is not known */
export function tileOf(
  { type_id: type, statistic_type, value }: SeasonStatistic,
  numbers: Numbers,
  matches: number | null = null,
): StatisticTile {
  const share = SHARES.includes(type)
  const sure = (key: string, part: unknown) =>
    matches !== null && typeof part === 'number' && OF_MATCHES.includes(type) && (share || key === 'percentage')
      ? intervalText(part / 100, matches, numbers)
      : ''
  const common = { type, name: statistic_type?.name ?? null }
  if (value === null || typeof value !== 'object')
    return { ...common, main: figure(value, numbers, share) + sure('all', value), about: null, parts: [] }
  const record = value as Record<string, unknown>
  const keys = inOrder(Object.keys(record).filter((key) => !/_(id|name)$/.test(key)))
  const of = OF_SIDES[type]
  const main = of === undefined ? MAIN.find((key) => keys.includes(key)) : undefined
  return {
    ...common,
    main:
      main === undefined
        ? null
        : figure(record[main], numbers, share || main === 'percentage') + sure(main, record[main]),
    about: aboutOf(record),
    parts: keys
      .filter((key) => key !== main)
      .map((key) => ({
        key,
        ...(of && { of }),
        text: figure(record[key], numbers, share || key === 'percentage') + sure(key, record[key]),
      })),
  }
}

/** ` (40–50)`: where the share lies with 95 %, in percent. */
function intervalText(share: number, matches: number, { whole }: Numbers): string {
  const interval = wilsonInterval(share * matches, matches)
  return interval === null
    ? ''
    : ` (${whole(Math.round(interval.low * 100))}–${whole(Math.round(interval.high * 100))})`
}

function playedOf(stats: readonly SeasonStatistic[]): number | null {
  const value = stats.find(({ type_id }) => type_id === PLAYED)?.value
  const played = typeof value === 'object' && value !== null ? (value as Record<string, unknown>).played : null
  return typeof played === 'number' && played > 0 ? played : null
}

/** Parts with labels in their order, the others after them. */
function inOrder(keys: readonly string[]): string[] {
  const place = (key: string) => (isKnownPart(key) ? PARTS.indexOf(key) : PARTS.length)
  return keys.toSorted((a, b) => place(a) - place(b))
}

/** Whom a value names: `player_id` and `player_name`, `participant_id`, `team_most_corners_id` … */
function aboutOf(record: Record<string, unknown>): StatisticTile['about'] {
  const key = Object.keys(record).find((one) => one.endsWith('_name'))
  const name = key === undefined ? undefined : record[key]
  const id = key === undefined ? undefined : record[key.replace(/_name$/, '_id')]
  if (typeof name !== 'string' || typeof id !== 'number') return null
  return { kind: key?.startsWith('player') ? 'player' : 'team', id, name }
}

/** A figure as it is read; one in parts is written part after part, its count first. */
function figure(value: unknown, numbers: Numbers, share = false): string {
  if (typeof value === 'number') return share ? numbers.inPercent(number(value, numbers)) : number(value, numbers)
  if (typeof value === 'string') return value
  if (value === null || typeof value !== 'object') return '?'
  const { count, total, percentage, average } = value as Record<string, unknown>
  const parts = [count ?? total, average].filter((part) => part !== undefined).map((part) => figure(part, numbers))
  if (percentage !== undefined) parts.push(figure(percentage, numbers, true))
  return parts.length > 0 ? parts.join(' · ') : '?'
}

/** Whole, or with two decimals. */
const number = (value: number, { whole, average }: Numbers): string =>
  Number.isInteger(value) ? whole(value) : average(value)
