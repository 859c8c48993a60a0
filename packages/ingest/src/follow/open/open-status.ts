import {
  type Database,
  feedAnswer,
  feedBudget,
  feedCall,
  feedProblem,
  type Placeholders,
  rows,
  selection,
  statement,
  syncProgress,
} from '@touchline/database'
import {
  FOOTBALL_DATA_ORG_MANNERS,
  type Manners,
  OPEN_METEO_MANNERS,
  OPENLIGADB_MANNERS,
  THE_ODDS_API_MANNERS,
} from '@touchline/feeds'
import type { Source } from '@touchline/football'
import { DAY_MS } from '@touchline/football'
import { sql } from 'drizzle-orm'
import { type FillProgress, fillProgress } from './fill-progress.ts'
import type { OpenEnvironment } from './settings/open-environment.ts'
import { keysWouldAdd } from './settings/open-feed.ts'

/** How a free source is doing, for the operator. */
interface SourceStatus {
  /** Calls of this UTC day, weighted as the source counts them. */
  callsToday: number
  /** The source's allowance and the rest of it; null where it states no limit. */
  allowance: { calls: number; per: string; left: number | null } | null
  /** When it last gave an answer that was taken, and when one had something new. */
  lastAnswerAt: Date | null
  lastNewsAt: Date | null
  problemsLastDay: number
  /** Why a call came to nothing last, within a day. */
  lastFailure: string | null
}

export interface OpenStatus {
  sources: Partial<Record<Source, SourceStatus>>
  /** While past seasons are read for the first time; null when that is over. */
  filling: FillProgress | null
  /** The gains of a free key, by its setting. */
  keysWouldAdd: Readonly<Record<string, string>>
}

const ALLOWANCES: Partial<Record<Source, Manners['allowance']>> = {
  'football-data-org': FOOTBALL_DATA_ORG_MANNERS.allowance,
  openligadb: OPENLIGADB_MANNERS.allowance,
  'open-meteo': OPEN_METEO_MANNERS.allowance,
  'the-odds-api': THE_ODDS_API_MANNERS.allowance,
}

const STATUS = statement((p: Placeholders<{ since: Date }>) =>
  selection(
    {
      source: sql<Source>`s.source`,
      callsToday: sql<number>`coalesce((select sum(${feedCall.calls}) from ${feedCall} where ${feedCall.source} = s.source
        and ${feedCall.day} = (clock_timestamp() at time zone 'utc')::date), 0)::integer`,
      left: sql<number | null>`(select ${feedBudget.remaining} from ${feedBudget} where ${feedBudget.source} = s.source
        and ${feedBudget.entity} = 'calls' and ${feedBudget.resetsAt} > clock_timestamp())`,
      // Answers about matches in play are not stored, only that they were read.
      lastAnswerAt: sql<Date | null>`greatest(
        (select max(${feedAnswer.checkedAt}) from ${feedAnswer} where ${feedAnswer.source} = s.source),
        (select max(${syncProgress.finishedAt}) from ${syncProgress} where ${syncProgress.source} = s.source))`,
      lastNewsAt: sql<Date | null>`(select max(${feedAnswer.changedAt}) from ${feedAnswer} where ${feedAnswer.source} = s.source)`,
      problemsLastDay: sql<number>`(select count(*) from ${feedProblem} where ${feedProblem.source} = s.source
        and ${feedProblem.lastAt} > ${p.since})::integer`,
      lastFailure: sql<
        string | null
      >`(select ${feedProblem.reason} from ${feedProblem} where ${feedProblem.source} = s.source
        and ${feedProblem.kind} = 'call' and ${feedProblem.lastAt} > ${p.since} order by ${feedProblem.lastAt} desc limit 1)`,
    },
    (columns) =>
      sql`select ${columns} from (select distinct ${feedCall.source} as source from ${feedCall}) s order by 1`,
  ),
)

/** The state of every source that was called: calls of the day against its limit, and its last answer. */
export async function sourceStatuses(database: Database, now: Date): Promise<OpenStatus['sources']> {
  const asked = await rows(database.pool, STATUS, { since: new Date(now.getTime() - DAY_MS) })
  const statusOf = ({ source, left, ...status }: (typeof asked)[number]): [Source, SourceStatus] => {
    const allowance = ALLOWANCES[source]
    const allowed = allowance && { calls: allowance.calls, per: periodName(allowance.per), left }
    return [source, { ...status, allowance: allowed ?? null }]
  }
  return Object.fromEntries(asked.map(statusOf))
}

/** The same with the progress of the first fill, and the gains of a key. */
export async function openStatus(database: Database, config: OpenEnvironment, now: Date): Promise<OpenStatus> {
  return {
    sources: await sourceStatuses(database, now),
    filling: await fillProgress(database),
    keysWouldAdd: keysWouldAdd(config),
  }
}

const periodName = (per: number | 'day' | 'month'): string => (typeof per === 'number' ? `${per} s` : per)
