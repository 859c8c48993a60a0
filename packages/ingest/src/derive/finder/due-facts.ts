import { firstRow, rows } from '@touchline/database'
import { isFinished, type PricedMatch } from '@touchline/football'
import type pg from 'pg'
import { BEHIND, COMPARED, type ComparedRow, FIRST } from './facts.queries.ts'
import { dayOf, startOf } from './make-facts.ts'
import { openingOf, pricesOf } from './match-prices.ts'
import { LOOK_BACK_AT } from './same-prices.queries.ts'

/** For more fixtures it is cheaper to rebuild everything from the first day on. */
export const MAX_AT_ONCE = 3_000

export interface DueFacts {
  /** The fixtures whose facts are rebuilt; null to rebuild all from a day on. */
  ids: readonly number[] | null
  /** Start of the first day that is touched. */
  from: Date
}

/**
 * Fixtures to rebuild: the fixtures themselves, later ones that look back on those whose place or result changed, and later ones that look
 * back on finished ones with another referee, other cards or other opening prices.
 */
export async function dueFacts(
  client: pg.ClientBase,
  fixtures: readonly number[],
  { now, most = MAX_AT_ONCE }: { now: Date; most?: number },
): Promise<DueFacts> {
  const { first } = (await firstRow(client, FIRST, { ids: fixtures })) ?? { first: null }
  const from = startOf(dayOf(first ?? now))
  if (fixtures.length > most) return { ids: null, from }
  const compared = await rows(client, COMPARED, { ids: fixtures })
  const own = compared.filter((one) => isMoved(one) || !isInPlay(one, now))
  const ids = new Set(own.map(({ id }) => id))
  for (const id of await lookingBack(client, own, most + 1)) ids.add(id)
  return { ids: ids.size > most ? null : [...ids], from }
}

/** Fixtures that look back on changed ones. */
async function lookingBack(client: pg.ClientBase, own: readonly ComparedRow[], most: number): Promise<number[]> {
  const moved = own.filter(isMoved)
  const refereed = own.filter((one) => wasOrIsOver(one) && (isMoved(one) || isRefereedOtherwise(one)))
  const day = earliest([...moved, ...refereed])
  const behind =
    day === null
      ? []
      : await rows(client, BEHIND, {
          from: startOf(day),
          teams: known(moved.flatMap(({ home, away, madeHome, madeAway }) => [home, away, madeHome, madeAway])),
          seasons: known(moved.flatMap(({ seasonId, madeSeasonId }) => [seasonId, madeSeasonId])),
          referees: known(refereed.flatMap(({ refereeId, madeRefereeId }) => [refereeId, madeRefereeId])),
          most,
        })
  const places = await placesOf(client, own.filter(wasOrIsOver))
  if (places.length === 0) return behind.map(({ id }) => id)
  const same = await rows(client, LOOK_BACK_AT, {
    bookmakers: places.map(({ bookmaker }) => bookmaker),
    homes: places.map(({ home }) => home),
    aways: places.map(({ away }) => away),
    kickoffs: places.map(({ kickoff }) => kickoff),
    ids: places.map(({ id }) => id),
    most,
  })
  return [...behind, ...same].map(({ id }) => id)
}

/** Places of matches among those at the same price, before and after; none for a match whose place and result are unchanged. */
async function placesOf(client: pg.ClientBase, own: readonly ComparedRow[]) {
  const prices = await pricesOf(client, own)
  return own.flatMap((one) => {
    const { id, kickoff, madeKickoff, madeBookmakerId: bookmaker, madePriceHome: home, madePriceAway: away } = one
    const was = bookmaker === null || home === null || away === null ? null : { bookmaker, home, away }
    const priced = prices.get(id)
    const is = one.isRated && priced ? openingOf(priced) : null
    if (!isMoved(one) && priceText(was) === priceText(is)) return []
    return [
      ...(was && madeKickoff && one.madeHomeGoals !== null ? [{ id, kickoff: madeKickoff, ...was }] : []),
      ...(is && kickoff && isOver(one) ? [{ id, kickoff, ...is }] : []),
    ]
  })
}

const priceText = (prices: PricedMatch['prices']) => prices && [prices.bookmaker, prices.home, prices.away].join()
const known = (ids: readonly (number | null)[]): number[] => [...new Set(ids.flatMap((id) => id ?? []))]

/** The first day that fixtures are or were on; takes any number of them. */
function earliest(compared: readonly ComparedRow[]): number | null {
  let first: number | null = null
  for (const { kickoff, madeKickoff } of compared)
    for (const at of [kickoff, madeKickoff]) if (at !== null && (first === null || dayOf(at) < first)) first = dayOf(at)
  return first
}

const isOver = ({ stateId }: ComparedRow) => stateId !== null && isFinished(stateId)
const wasOrIsOver = (one: ComparedRow) => one.madeHomeGoals !== null || isOver(one)
const isRefereedOtherwise = (one: ComparedRow) =>
  one.refereeId !== one.madeRefereeId || (isOver(one) ? one.cards : null) !== one.madeCards

/** Another time, other teams or another result than its facts were made from, or none were made. */
function isMoved(one: ComparedRow): boolean {
  const [homeGoals, awayGoals] = isOver(one) ? [one.homeGoals, one.awayGoals] : [null, null]
  return (
    one.kickoff?.getTime() !== one.madeKickoff?.getTime() ||
    one.seasonId !== one.madeSeasonId ||
    one.home !== one.madeHome ||
    one.away !== one.madeAway ||
    homeGoals !== one.madeHomeGoals ||
    awayGoals !== one.madeAwayGoals
  )
}

/** Minutes and scores of a match in play mean nothing, and its prices are not those before it. */
const isInPlay = ({ kickoff, stateId }: ComparedRow, now: Date) =>
  kickoff !== null && kickoff <= now && stateId !== null && !isFinished(stateId)
