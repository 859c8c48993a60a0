import { rows } from '@touchline/database'
import { isFinished } from '@touchline/football'
import type pg from 'pg'
import { BEHIND, COMPARED, type ComparedRow } from './facts.queries.ts'
import { dayOf, startOf } from './make-facts.ts'

/** Of more fixtures it is cheaper to make everything from the first day on anew. */
const MOST_AT_ONCE = 3_000

export interface DueFacts {
  /** The fixtures whose facts are made anew; null where those of all from a day on are. */
  ids: readonly number[] | null
  /** Start of the first day that is touched. */
  from: Date
}

/** What is to be made anew: the fixtures themselves, and after those whose place or result changed what looks back on them. */
export async function dueFacts(
  client: pg.ClientBase,
  fixtures: readonly number[],
  { now, most = MOST_AT_ONCE }: { now: Date; most?: number },
): Promise<DueFacts> {
  const compared = await rows(client, COMPARED, { ids: fixtures })
  const moved = compared.filter(isMoved)
  const days = moved.flatMap(datesOf)
  const own = compared.filter((one) => isMoved(one) || !isInPlay(one, now)).map(({ id }) => id)
  const from = startOf(earliest(days) ?? dayOf(now))
  if (own.length > most) return { ids: null, from: startOf(earliest(compared.flatMap(datesOf)) ?? dayOf(now)) }
  if (days.length === 0) return { ids: own, from }
  const behind = await rows(client, BEHIND, {
    from,
    teams: [
      ...new Set(
        moved.flatMap(({ home, away, madeHome, madeAway }) =>
          [home, away, madeHome, madeAway].flatMap((id) => id ?? []),
        ),
      ),
    ],
    seasons: [
      ...new Set(moved.flatMap(({ seasonId, madeSeasonId }) => [seasonId, madeSeasonId].flatMap((id) => id ?? []))),
    ],
    most: most + 1,
  })
  const ids = [...new Set([...own, ...behind.map(({ id }) => id)])]
  return { ids: ids.length > most ? null : ids, from }
}

const datesOf = ({ kickoff, madeKickoff }: ComparedRow): Date[] => [kickoff, madeKickoff].flatMap((at) => at ?? [])
const earliest = (dates: readonly Date[]): number | null =>
  dates.length === 0 ? null : dates.reduce((first, at) => Math.min(first, dayOf(at)), Number.POSITIVE_INFINITY)

/** Another time, other teams or another result than its facts were made from, or none were made. */
function isMoved(one: ComparedRow): boolean {
  const isOver = one.stateId !== null && isFinished(one.stateId)
  return (
    one.kickoff?.getTime() !== one.madeKickoff?.getTime() ||
    one.seasonId !== one.madeSeasonId ||
    one.home !== one.madeHome ||
    one.away !== one.madeAway ||
    (isOver ? one.homeGoals : null) !== one.madeHomeGoals ||
    (isOver ? one.awayGoals : null) !== one.madeAwayGoals
  )
}

/** Minutes and scores of a match in play mean nothing, and its prices are not those before it. */
const isInPlay = ({ kickoff, stateId }: ComparedRow, now: Date) =>
  kickoff !== null && kickoff <= now && stateId !== null && !isFinished(stateId)
