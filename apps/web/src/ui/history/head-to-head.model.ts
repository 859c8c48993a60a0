import type { HeadToHeadRecord } from '@touchline/contract'
import {
  currentCoachCount,
  filterRecords,
  hasCoachFilters,
  type Page,
  pageOf,
  type UpcomingPair,
} from '@touchline/football'
import { headToHeadFilters, perPageOf } from './filters/history-filters.ts'
import type { HistorySearch } from './filters/history-search.ts'

/** The two teams whose meetings are looked at, seen from the first. */
export interface Pair extends UpcomingPair {
  local_name: string
  visitor_name: string
  /** The match whose page this is, where it is over: it is not one of its own past matches. */
  except: number | null
}

/** One choice of a filter; a season of the same name in several leagues is one choice. */
export interface FilterOption {
  ids: number[]
  name: string
  /** Code of the flag of a league's country. */
  flag?: string
  /** Meetings it holds, other filters left aside. */
  count: number
}

export interface HeadToHeadView {
  leagues: FilterOption[]
  seasons: FilterOption[]
  /** Meetings under the present coaches of both teams within the other filters; null when a team has no coach. */
  currentCoach: number | null
  /** Meetings that the filters let through. */
  found: number
  page: Page<HeadToHeadRecord>
}

/**
 * What the head-to-head list shows with the given filters.
 * @param records every meeting, newest first
 */
export function headToHeadView(
  records: readonly HeadToHeadRecord[],
  search: HistorySearch,
  pair: UpcomingPair,
): HeadToHeadView {
  const filters = headToHeadFilters(search)
  const found = filterRecords(records, filters, pair)
  return {
    leagues: leagueOptions(records),
    seasons: seasonOptions(records),
    currentCoach: hasCoachFilters(pair) ? currentCoachCount(records, filters, pair) : null,
    found: found.length,
    page: pageOf(found, search.page ?? 0, perPageOf(search)),
  }
}

/** The leagues of the meetings, the most frequent first. */
function leagueOptions(records: readonly HeadToHeadRecord[]): FilterOption[] {
  const options = collect(records, (record) => ({
    key: String(record.league_id),
    id: record.league_id,
    name: record.league_name,
    flag: record.league_country.code,
  }))
  return options.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
}

/** The seasons of the meetings by name, the newest first. */
function seasonOptions(records: readonly HeadToHeadRecord[]): FilterOption[] {
  return collect(records, (record) => ({ key: record.season_name, id: record.season_id, name: record.season_name }))
}

function collect(
  records: readonly HeadToHeadRecord[],
  of: (record: HeadToHeadRecord) => { key: string; id: number; name: string; flag?: string },
): FilterOption[] {
  const options = new Map<string, FilterOption>()
  for (const record of records) {
    const { key, id, name, flag } = of(record)
    const option = options.get(key) ?? { ids: [], name, count: 0, ...(flag === undefined ? {} : { flag }) }
    if (!option.ids.includes(id)) option.ids.push(id)
    option.count += 1
    options.set(key, option)
  }
  return [...options.values()]
}

/** The team that won after 90 minutes, extra time or the shoot-out; null for a draw. */
export function winnerOf(record: Pick<HeadToHeadRecord, 'scores'>): 'local' | 'visitor' | null {
  const { localteam_score, visitorteam_score, et_score, ps_score } = record.scores
  const [local = 0, visitor = 0] = parts(ps_score) ?? parts(et_score) ?? [localteam_score, visitorteam_score]
  if (local === visitor) return null
  return local > visitor ? 'local' : 'visitor'
}

/** `1-0` as `1–0`, with the dash that stands between numbers. */
export function dashed(score: string): string {
  return score.replace(/\s*-\s*/, '–')
}

function parts(score: string | null): number[] | null {
  const found = /^\s*(\d+)\s*-\s*(\d+)\s*$/.exec(score ?? '')
  return found === null ? null : [Number(found[1]), Number(found[2])]
}
