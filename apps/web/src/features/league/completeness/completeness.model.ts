import type { MissingMatch, RoundCompleteness } from '@touchline/contract'
import type { MatchPart } from '@touchline/football'
import type { CallAnswer } from '../../../app/api/api.ts'

/** How much of a season is stored, as a member reads it. */
export type Completeness = Extract<CallAnswer<'GET /v3/season/completeness/{seasonId}'>, { type: 2 }>

const PARTS: readonly MatchPart[] = ['prices', 'statistics', 'events', 'lineups']

/** In the order of a line and of the columns. @param prices whether these are shown */
export const partsShown = (prices: boolean): readonly MatchPart[] =>
  prices ? PARTS : PARTS.filter((part) => part !== 'prices')

type Held = Completeness['results']

/** Per cent, rounded down so that only everything is 100; null where nothing is due. @param decimals 0 or 1 */
export function shareOf({ held, of }: Held, decimals: 0 | 1 = 0): number | null {
  const scale = 10 ** decimals
  return of === 0 ? null : Math.floor((held * 100 * scale) / of) / scale
}

/** Missing results that nobody can name. */
export const unnamed = ({ results, missing }: Pick<Completeness, 'results' | 'missing'>): number =>
  results.of - results.held - missing.length

/**
 * Whether a table has all results that are due.
 * @param stage id of the stage that the table is of; undefined for the whole season
 */
export function isTableWhole(answer: Pick<Completeness, 'results' | 'missing'>, stage?: number | null): boolean {
  const ofTable = answer.missing.filter((one) => stage === undefined || (one.stage?.id ?? null) === stage)
  return answer.results.of > 0 && unnamed(answer) === 0 && ofTable.length === 0
}

/** Whether rounds need the name of their stage. */
export const hasStages = ({ rounds }: Pick<Completeness, 'rounds'>): boolean =>
  new Set(rounds.map(({ stage }) => stage?.id)).size > 1

/** A round with the matches that it lacks. */
export interface RoundLine extends RoundCompleteness {
  missing: readonly MissingMatch[]
}

/** The rounds, the latest first. */
export const roundLines = ({ rounds, missing }: Pick<Completeness, 'rounds' | 'missing'>): RoundLine[] =>
  rounds
    .map((round) => ({
      ...round,
      missing: missing.filter((one) => one.round === round.round && one.stage?.id === round.stage?.id),
    }))
    .toReversed()
