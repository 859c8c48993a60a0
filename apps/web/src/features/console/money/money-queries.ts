import type { CallAnswer } from '../../../app/api/api.ts'
import { callQuery } from '../../../app/queries.ts'

export type Money = CallAnswer<'GET /console/money'>
export type MoneyMonth = Money['months'][number]
export type Comparison = NonNullable<Money['comparison']>

const LOOK_EVERY_MS = 2_000
/** A comparison that says nothing for so long was cut short. */
const CUT_SHORT_MS = 15 * 60_000

/** State of the comparison with the providers. */
export function stageOf({ asked_at, started_at, finished_at }: Comparison, now: string) {
  const isRunning = started_at !== null && finished_at === null
  if (isRunning && Date.parse(now) - Date.parse(started_at) < CUT_SHORT_MS) return 'running'
  if (asked_at !== null) return 'waits'
  if (isRunning) return 'cutShort'
  return finished_at === null ? 'never' : 'finished'
}

const isUnderWay = (money: Money | undefined) =>
  money?.comparison != null && ['running', 'waits'].includes(stageOf(money.comparison, money.now))

/** Revenue; read again while the comparison runs. */
export const moneyQuery = () => ({
  ...callQuery('GET /console/money', {}),
  staleTime: 0,
  refetchInterval: ({ state: { data } }: { state: { data: Money | undefined } }) =>
    isUnderWay(data) ? LOOK_EVERY_MS : false,
})
