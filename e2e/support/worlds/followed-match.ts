import {
  liveCutAt,
  phasesOf,
  type StandIn,
  smallWorld,
  startSportmonksStandIn,
} from '../../../packages/feeds/src/sportmonks/stand-in/index.ts'

/** The semi-final of the small world that goes to extra time and a shoot-out. */
const SEMI_FINAL = 19_500_010

export interface FollowedMatch {
  feed: StandIn
  /** Its teams, as lists name it. */
  name: string
  /** The instant of a minute of its second half. */
  instant(minute: number): Date
  /** From now on the feed reports the match as it stood at that minute of the second half, or after it where that is over. */
  report(minute: number): void
}

/** A feed over HTTP that reports a small world, in which one match is as far as the test says. */
export async function followedMatch(): Promise<FollowedMatch> {
  const world = smallWorld()
  const whole = world.fixtures.find(({ id }) => id === SEMI_FINAL)
  const second = whole && phasesOf(whole).find(({ name }) => name === 'second')
  if (!second) throw new Error('The small world lacks its semi-final')
  const instant = (minute: number) => new Date((second.begin + (minute - second.from) * 60) * 1000)
  let now = instant(second.from)
  const feed = await startSportmonksStandIn(world, { now: () => now.getTime(), limits: { perHour: 100_000 } })
  return {
    feed,
    name: String(whole.name).replace(' vs ', ' – '),
    instant,
    report: (minute) => {
      now = instant(minute)
      const reported = liveCutAt(whole, now.getTime() / 1000)
      feed.world.fixtures = feed.world.fixtures.map((row) => (row.id === SEMI_FINAL ? reported : row))
    },
  }
}
