import { cutLineUps, cutStatistics } from './live-figures.ts'
import { eventAt, minuteAt, momentOf, type Phase, phasesOf } from './match-clock.ts'
import { inside, type Row } from './world.ts'

/** Line-ups are reported from an hour before the kick-off on. */
const LINE_UPS_BEFORE = 3_600
const NOT_STARTED = 1
const GOALS = new Set([14, 15, 16])

/**
 * A finished fixture as it stood when a minute of the match began: 0 the kick-off, −10 ten minutes before it, 121 the first kick of a
 * shoot-out. After the last kick, or the last minute played, it is the fixture itself.
 */
export const liveCut = (fixture: Row, minute: number): Row => liveCutAt(fixture, momentOf(fixture, minute))

/**
 * A finished fixture as the feed would have reported it at a moment: state, running period, score, events, line-ups, figures so far.
 *
 * @param at epoch seconds; `phasesOf` reports when play and breaks were
 */
export function liveCutAt(fixture: Row, at: number): Row {
  const phases = phasesOf(fixture)
  const last = phases.at(-1)
  const first = phases[0]
  if (!first || !last || at >= last.end) return fixture
  const { state: _, ...parts } = fixture
  const happened = (key: string) => inside(fixture, key).filter((event) => eventAt(fixture, phases, event) <= at)
  const events = happened('events')
  return {
    ...parts,
    id: fixture.id,
    state_id: stateAt(phases, at),
    result_info: null,
    participants: inside(fixture, 'participants').map((side) => ({
      ...side,
      meta: { ...(side.meta as object), winner: null },
    })),
    periods: periodsAt(fixture, phases, at),
    scores: scoresAt(fixture, { phases, events, at }),
    events,
    timeline: happened('timeline'),
    comments: commentsAt(fixture, phases, at),
    lineups: at < first.begin - LINE_UPS_BEFORE ? [] : cutLineUps(fixture, events, playedShare(phases, at)),
    statistics: at < first.begin ? [] : cutStatistics(fixture, events, playedShare(phases, at)),
  }
}

function stateAt(phases: readonly Phase[], at: number): number {
  const phase = phases.findLast((one) => one.begin <= at)
  if (!phase) return NOT_STARTED
  return at < phase.end ? phase.state : phase.stateAfter
}

/** Share of the time played, 0 to 1; the shoot-out does not count. */
function playedShare(phases: readonly Phase[], at: number): number {
  const played = phases.filter((phase) => phase.name !== 'shoot-out')
  const sum = (until: number) =>
    played.reduce((all, { begin, end }) => all + Math.max(0, Math.min(until, end) - begin), 0)
  return sum(at) / sum(Number.POSITIVE_INFINITY)
}

const PHASES_OF_PERIOD: Readonly<Record<number, readonly Phase['name'][]>> = {
  1: ['first'],
  2: ['second'],
  3: ['extra-second', 'extra-first'],
  5: ['shoot-out'],
}

/** Periods that have begun; the running one ticks. A single period of extra time counts from 105 in its second half. */
function periodsAt(fixture: Row, phases: readonly Phase[], at: number): Row[] {
  return inside(fixture, 'periods').flatMap((period) => {
    const names = PHASES_OF_PERIOD[Number(period.type_id)] ?? []
    const begun = phases.filter((phase) => names.includes(phase.name) && phase.begin <= at)
    const phase = begun.at(-1)
    if (!phase) return []
    const over = phases.filter((one) => names.includes(one.name)).every((one) => one.end <= at)
    if (over) return [period]
    const ticking = at < phase.end
    const seconds = Math.min(at, phase.end) - phase.begin
    const timed = phase.name !== 'shoot-out'
    return [
      {
        ...period,
        started: phase.begin,
        ended: null,
        counts_from: phase.from,
        ticking,
        time_added: null,
        minutes: timed ? phase.from + Math.floor(seconds / 60) : null,
        seconds: timed ? seconds % 60 : 0,
        has_timer: timed,
      },
    ]
  })
}

/** From which phase on a score is reported, and which goals it counts. */
const SCORES: Readonly<Record<string, { from: Phase['name']; upTo: Phase['name'] }>> = {
  CURRENT: { from: 'first', upTo: 'extra-second' },
  '1ST_HALF': { from: 'first', upTo: 'first' },
  '2ND_HALF': { from: 'first', upTo: 'second' },
  '2ND_HALF_ONLY': { from: 'second', upTo: 'second' },
  ET: { from: 'extra-first', upTo: 'extra-second' },
  ET_1ST_HALF: { from: 'extra-first', upTo: 'extra-first' },
  ET_2ND_HALF: { from: 'extra-second', upTo: 'extra-second' },
  PENALTY_SHOOTOUT: { from: 'shoot-out', upTo: 'shoot-out' },
}
/** These are reported once the phase they end with has begun. */
const REPORTED_LATE = new Set(['2ND_HALF'])

function scoresAt(
  fixture: Row,
  { phases, events, at }: { phases: readonly Phase[]; events: readonly Row[]; at: number },
): Row[] {
  const begin = (name: Phase['name']) => phases.find((phase) => phase.name === name)?.begin ?? Number.POSITIVE_INFINITY
  return inside(fixture, 'scores').flatMap((row) => {
    const description = String(row.description)
    const span = SCORES[description]
    if (!span || begin(REPORTED_LATE.has(description) ? span.upTo : span.from) > at) return []
    const end = phases.find((phase) => phase.name === span.upTo)?.end ?? Number.POSITIVE_INFINITY
    const counted = events.filter((event) => {
      if (event.participant_id !== row.participant_id) return false
      if (span.upTo === 'shoot-out') return event.type_id === 23
      const moment = eventAt(fixture, phases, event)
      return GOALS.has(Number(event.type_id)) && moment >= begin(span.from) && moment <= end
    })
    return [{ ...row, score: { ...(row.score as object), goals: counted.length } }]
  })
}

/** Comments in their order; one without a minute belongs to the one before it, those of the 120th are spread over a shoot-out. */
function commentsAt(fixture: Row, phases: readonly Phase[], at: number): Row[] {
  const comments = inside(fixture, 'comments').toSorted((a, b) => Number(a.order) - Number(b.order))
  const shootOut = phases.find((phase) => phase.name === 'shoot-out')
  const late = comments.filter((comment) => comment.minute === 120)
  let moment = phases[0]?.begin ?? 0
  return comments.filter((comment) => {
    if (shootOut && comment.minute === 120) {
      moment = shootOut.begin + ((shootOut.end - shootOut.begin) * late.indexOf(comment)) / late.length
    } else if (typeof comment.minute === 'number') {
      moment = Math.max(
        moment,
        minuteAt(phases, { minute: comment.minute, added: Number(comment.extra_minute ?? 0), period: null }),
      )
    }
    return moment <= at
  })
}
