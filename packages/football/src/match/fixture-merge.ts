import type { FixtureRecord } from '../records/fixture.ts'
import { FIXTURE_PARTS, type FixturePart, outranks, type Provenance, type Source } from '../records/sources.ts'
import { isDecided, STATE } from './states.ts'

/** The reported parts of a fixture besides its identity; `Id` is the id type of venue, stage and people. */
export interface FixtureParts<Id>
  extends Pick<
    FixtureRecord,
    | 'kickoff'
    | 'kickoffKnown'
    | 'round'
    | 'state'
    | 'minute'
    | 'addedMinute'
    | 'minuteEstimated'
    | 'seenUntil'
    | 'scores'
    | 'sides'
    | 'weather'
  > {
  stage: Id | null
  group: Id | null
  venue: Id | null
  referee: Id | null
  homeCoach: Id | null
  awayCoach: Id | null
}

/** A fixture and the source of each part; unknown parts are missing from `provenance`. */
export interface SourcedFixture<Id> {
  parts: FixtureParts<Id>
  provenance: Provenance
}

/** Parts stored on the fixture itself; the others have records of their own. */
export const OWN_PARTS = [
  'kickoff',
  'round',
  'result',
  'half_time',
  'venue',
  'referee',
  'coaches',
  'corners',
  'cards',
  'statistics',
  'weather',
] as const satisfies readonly FixturePart[]
type OwnPart = (typeof OWN_PARTS)[number]
/** Prices, events, line-ups and other lists of a fixture. */
export type ListedPart = Exclude<FixturePart, OwnPart>

/** How much is known of a part: 0 nothing, 1 something, from 2 on something that goes before less of any source. */
type Knowledge = 0 | 1 | 2 | 3 | 4

const known = (...values: readonly unknown[]): Knowledge => (values.some((value) => value != null) ? 1 : 0)

/** States without a result; after them come states in play, then decided ones. */
const WITHOUT_RESULT: ReadonlySet<number> = new Set([
  STATE.not_started,
  STATE.to_be_announced,
  STATE.awaiting_updates,
  STATE.pending,
])

/** Decided by a committee after the match, which other sources may not know. */
const isGiven = ({ state, scores }: Parts): boolean =>
  (state === STATE.awarded || state === STATE.walk_over) && scores.current !== null

type Sides = FixtureRecord['sides']
type Parts = FixtureParts<unknown>

const bothSides = ({ home, away }: Sides, pick: (side: Sides['home']) => readonly unknown[]) => [
  ...pick(home),
  ...pick(away),
]

/** The sides with some figures replaced by those of others. */
const figuresOf = (into: Sides, from: Sides, pick: (side: Sides['home']) => Partial<Sides['home']>): Sides => ({
  home: { ...into.home, ...pick(from.home) },
  away: { ...into.away, ...pick(from.away) },
})

interface PartRule {
  knowledge(parts: Parts): Knowledge
  /** Between two reports that know the same, the higher number wins over the order of sources. */
  recency?(parts: Parts): number
  /** The fields of this part as `from` has them; fields shared with other parts keep the rest of `into`. */
  take(into: Parts, from: Parts): Partial<Parts>
}

const RULES: Readonly<Record<OwnPart, PartRule>> = {
  kickoff: {
    knowledge: ({ kickoffKnown }) => (kickoffKnown ? 2 : 1),
    take: (_, { kickoff, kickoffKnown }) => ({ kickoff, kickoffKnown }),
  },
  round: {
    knowledge: ({ stage, group, round }) => known(stage, group, round),
    take: (_, { stage, group, round }) => ({ stage, group, round }),
  },
  result: {
    knowledge: (parts) => (WITHOUT_RESULT.has(parts.state) ? 1 : isGiven(parts) ? 4 : isDecided(parts.state) ? 3 : 2),
    // In play, the source that has seen more wins; results have no such order.
    recency: ({ state, seenUntil }) =>
      WITHOUT_RESULT.has(state) || isDecided(state) ? 0 : Date.parse(seenUntil ?? '') || Number.POSITIVE_INFINITY,
    take: (into, { state, minute, addedMinute, minuteEstimated, seenUntil, scores }) => ({
      state,
      minute,
      addedMinute,
      minuteEstimated,
      seenUntil,
      scores: { ...scores, halfTime: into.scores.halfTime },
    }),
  },
  half_time: {
    knowledge: ({ scores }) => known(scores.halfTime),
    take: (into, { scores }) => ({ scores: { ...into.scores, halfTime: scores.halfTime } }),
  },
  venue: { knowledge: ({ venue }) => known(venue), take: (_, { venue }) => ({ venue }) },
  referee: { knowledge: ({ referee }) => known(referee), take: (_, { referee }) => ({ referee }) },
  coaches: {
    knowledge: ({ homeCoach, awayCoach }) => known(homeCoach, awayCoach),
    take: (_, { homeCoach, awayCoach }) => ({ homeCoach, awayCoach }),
  },
  corners: {
    knowledge: ({ sides }) => known(...bothSides(sides, ({ corners }) => [corners])),
    take: (into, { sides }) => ({ sides: figuresOf(into.sides, sides, ({ corners }) => ({ corners })) }),
  },
  cards: {
    knowledge: ({ sides }) => known(...bothSides(sides, ({ yellowCards, redCards }) => [yellowCards, redCards])),
    take: (into, { sides }) => ({
      sides: figuresOf(into.sides, sides, ({ yellowCards, redCards }) => ({ yellowCards, redCards })),
    }),
  },
  statistics: {
    knowledge: ({ sides }) => known(...bothSides(sides, ({ statistics }) => Object.values(statistics))),
    take: (into, { sides }) => ({ sides: figuresOf(into.sides, sides, ({ statistics }) => ({ statistics })) }),
  },
  weather: { knowledge: ({ weather }) => known(weather), take: (_, { weather }) => ({ weather }) },
}

/** A fixture as the only source that describes it reports it. */
export function fromOneSource<Id>(parts: FixtureParts<Id>, source: Source): SourcedFixture<Id> {
  const reported = OWN_PARTS.filter((part) => RULES[part].knowledge(parts) > 0)
  return { parts, provenance: Object.fromEntries(reported.map((part) => [part, source])) }
}

/**
 * A fixture after one of its sources reported it, complete as that source knows it now. Each part comes from the source that knows most of
 * it, in play from the one that has seen most, and otherwise from the first in the order of the part: the order of arrival does not matter.
 * A part that its provider no longer knows is unknown until another source reports it again.
 */
export function mergeReport<Id>(
  stored: SourcedFixture<Id>,
  parts: FixtureParts<Id>,
  source: Source,
): SourcedFixture<Id> {
  const reported = fromOneSource(parts, source)
  return take(stored, reported, (part) => stored.provenance[part] === source || goesBefore(part, reported, stored))
}

/** Merges two stored fixtures by the same rule. Lists are not compared: `other` provides its own where it comes first. */
export function mergeFixtures<Id>(stored: SourcedFixture<Id>, other: SourcedFixture<Id>): SourcedFixture<Id> {
  const merged = take(stored, other, (part) => goesBefore(part, other, stored))
  const listed = listedPartsTaken(stored.provenance, other.provenance)
  return {
    parts: merged.parts,
    provenance: { ...merged.provenance, ...Object.fromEntries(listed.map((part) => [part, other.provenance[part]])) },
  }
}

/** The listed parts that come from the other of two fixtures when they become one. */
export function listedPartsTaken(stored: Provenance, other: Provenance): ListedPart[] {
  return LISTED_PARTS.filter((part) => {
    const provider = other[part]
    return provider !== undefined && mayProvide(part, provider, stored)
  })
}

/** True when a source that knows a part of this fixture is the one to report it: nobody did, or it goes before who did. */
export function mayProvide(part: FixturePart, source: Source, provenance: Provenance): boolean {
  const provider = provenance[part]
  return provider === undefined || provider === source || outranks(part, source, provider)
}

const isOwn = (part: FixturePart): part is OwnPart => (OWN_PARTS as readonly FixturePart[]).includes(part)
const LISTED_PARTS: readonly ListedPart[] = (Object.keys(FIXTURE_PARTS) as FixturePart[]).filter(
  (part): part is ListedPart => !isOwn(part),
)

/** True when `reported` provides this part: it knows more than `stored`, or the same and comes before its provider. */
function goesBefore<Id>(part: OwnPart, reported: SourcedFixture<Id>, stored: SourcedFixture<Id>): boolean {
  const source = reported.provenance[part]
  if (source === undefined) return false
  if (stored.provenance[part] === undefined) return true
  const { knowledge, recency = () => 0 } = RULES[part]
  const more = knowledge(reported.parts) - knowledge(stored.parts)
  if (more !== 0) return more > 0
  const [reportedAt, storedAt] = [recency(reported.parts), recency(stored.parts)]
  return reportedAt === storedAt ? mayProvide(part, source, stored.provenance) : reportedAt > storedAt
}

function take<Id>(
  stored: SourcedFixture<Id>,
  reported: SourcedFixture<Id>,
  gives: (part: OwnPart) => boolean,
): SourcedFixture<Id> {
  return OWN_PARTS.filter(gives).reduce<SourcedFixture<Id>>(({ parts, provenance }, part) => {
    const { [part]: _, ...others } = provenance
    const source = reported.provenance[part]
    return {
      parts: { ...parts, ...RULES[part].take(parts, reported.parts) } as FixtureParts<Id>,
      provenance: source === undefined ? others : { ...others, [part]: source },
    }
  }, stored)
}
