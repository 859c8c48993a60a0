import { GOAL_TYPES } from '../../../packages/football/src/index.ts'
import {
  liveCutAt,
  phasesOf,
  type StandIn,
  startSportmonksStandIn,
} from '../../../packages/testing/src/sportmonks/index.ts'
import { SHOOT_OUT, SLICE, sliceWorld } from '../../../packages/testing/src/sportmonks/slice/index.ts'

export interface FollowedMatch {
  feed: StandIn
  /** Its teams, as lists name it. */
  name: string
  /** The first goal of its second half; the score as a list writes it. */
  goal: { minute: number; score: string }
  /** The minute its second half ends at, before extra time. */
  over: number
  /** The instant of a minute of its second half. */
  instant(minute: number): Date
  /** From now on the feed reports the match as it stood at that minute of the second half, or after it where that is over. */
  report(minute: number): void
}

/** A feed over HTTP that reports a slice of the demo world, in which one match is as far as the test says. */
export async function followedMatch(): Promise<FollowedMatch> {
  const world = sliceWorld()
  const whole = world.fixtures.find(({ id }) => id === Number(SHOOT_OUT.key))
  const second = whole && phasesOf(whole).find(({ name }) => name === 'second')
  if (!second) throw new Error('The slice lacks its cup tie')
  const { events } = SLICE.events?.find(({ fixture }) => fixture === SHOOT_OUT.key) ?? {}
  const goal = events?.find(({ minute, type }) => minute > second.from && GOAL_TYPES.includes(type))
  if (!goal?.result) throw new Error('Nobody scores in the second half of the cup tie')
  const instant = (minute: number) => new Date((second.begin + (minute - second.from) * 60) * 1000)
  let now = instant(second.from)
  const feed = await startSportmonksStandIn(world, { now: () => now.getTime(), limits: { perHour: 100_000 } })
  return {
    feed,
    name: String(whole.name).replace(' vs ', ' – '),
    goal: { minute: goal.minute, score: goal.result.replace('-', ' ') },
    over: second.from + (second.end - second.begin) / 60,
    instant,
    report: (minute) => {
      now = instant(minute)
      const reported = liveCutAt(whole, now.getTime() / 1000)
      feed.world.fixtures = feed.world.fixtures.map((row) => (row.id === whole.id ? reported : row))
    },
  }
}
