import type { FixtureScore, Participant } from '@touchline/contract'
import type { Score } from './fixture-view.ts'
import { viewTeam } from './names.views.ts'

/** Types of the scores of a fixture. */
export const SCORE_TYPE = { half_time: 1, regular_time: 2, extra_time: 3, shoot_out: 5, current: 1525 } as const

/** A score as the API lists it, the home side first; nothing where it is unknown. */
export const viewScore = (type_id: number, score: Score | null): FixtureScore[] =>
  score === null
    ? []
    : (['home', 'away'] as const).map((participant) => ({ type_id, score: { participant, goals: score[participant] } }))

/** One of the two teams of a fixture. */
export const viewParticipant = (
  location: 'home' | 'away',
  id: number,
  name: string,
  shortCode: string | null,
): Participant => ({ ...viewTeam(id, name, shortCode), meta: { location } })

/** A stage, group or round by its name. */
export const named = (name: string | null) => (name === null ? null : { name })

/** When a fixture begins, as an instant and in seconds since 1970. */
export const viewKickoff = ({ kickoff, kickoffKnown }: { kickoff: Date; kickoffKnown: boolean }) => ({
  starting_at: kickoff.toISOString(),
  starting_at_timestamp: Math.floor(kickoff.getTime() / 1000),
  kickoff_known: kickoffKnown,
})
