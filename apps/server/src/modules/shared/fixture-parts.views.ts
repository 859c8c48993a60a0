import type { Participant } from '@touchline/contract'
import type { Side } from '@touchline/football'
import { viewTeam } from './names.views.ts'

/** One of the two teams of a fixture. */
export const viewParticipant = (
  location: Side,
  { id, name, shortCode }: { id: number; name: string; shortCode: string | null },
): Participant => ({
  ...viewTeam(id, name, shortCode),
  meta: { location },
})

/** A stage, group or round by its name. */
export const named = (name: string | null) => (name === null ? null : { name })

/** When a fixture begins, as an instant and in seconds since 1970. */
export const viewKickoff = ({ kickoff, kickoffKnown }: { kickoff: Date; kickoffKnown: boolean }) => ({
  starting_at: kickoff.toISOString(),
  starting_at_timestamp: Math.floor(kickoff.getTime() / 1000),
  kickoff_known: kickoffKnown,
})
