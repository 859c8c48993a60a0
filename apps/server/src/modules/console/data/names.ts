import type { Database } from '@touchline/database'
import { areOfOtherSquads } from '@touchline/football'
import { type LearntTeam, proposedTeams } from '@touchline/ingest/joining/teams/learn-teams.ts'
import { KEPT_APART, keyOfSource, notedRefs } from '@touchline/ingest/joining/teams/learnt-refs.ts'
import { type ChangeFollower, changedTags } from '../../../platform/changes/follower.ts'
import { evidenceOf } from './names.queries.ts'

const KEPT_MS = 300_000
/** Share of results from which joining is the better guess. */
const LIKELY = 0.8

export interface Proposal extends LearntTeam {
  alike: number
  sameCountry: boolean
  otherSquad: boolean
  waiting: number
  recommended: 'join' | 'apart'
}

export interface Proposals {
  find(now: Date): Promise<Proposal[]>
  /** Drops cached findings. */
  forget(): void
}

/** Names that may be one team, found at intervals: every result of the shared seasons is compared. */
export function nameProposals(database: Database, follower: Pick<ChangeFollower, 'subscribe'>): Proposals {
  let kept: { at: number; found: Promise<Proposal[]> } | null = null
  follower.subscribe((changes) => {
    if (changedTags(changes).some((tag) => tag === 'reference' || tag === '*')) kept = null
  })
  return {
    find: (now) => {
      if (kept !== null && performance.now() - kept.at < KEPT_MS) return kept.found
      const found = findProposals(database, now)
      kept = { at: performance.now(), found }
      found.catch(() => {
        kept = null
      })
      return found
    },
    forget: () => {
      kept = null
    },
  }
}

async function findProposals(database: Database, now: Date): Promise<Proposal[]> {
  const apart = new Set((await notedRefs(database.pool, KEPT_APART)).map(({ key }) => key))
  const isOpen = ({ source, keys }: LearntTeam) => !keys.some((key) => apart.has(keyOfSource(source, key)))
  const open = (await proposedTeams(database.pool)).filter(isOpen)
  const evidence = await evidenceOf(database, open, now)
  return open.flatMap((one) => {
    const known = evidence.get(one.team.id)
    if (known === undefined) return []
    const otherSquad = areOfOtherSquads(one.team.name, one.is.name)
    const isLikely = !otherSquad && one.votes >= LIKELY * one.of
    return [{ ...one, ...known, otherSquad, recommended: isLikely ? 'join' : 'apart' } as const]
  })
}
