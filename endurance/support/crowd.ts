import type { Bench } from '../../bench/support/benchmark.ts'
import type { Database } from '../../packages/database/src/index.ts'
import type { Answer } from '../../packages/testing/src/requests/index.ts'
import { type MembersLoad, startMembers } from './members.ts'
import { pathsToRead, type ReadersLoad, startReaders } from './readers.ts'
import type { Site } from './site.ts'

export interface Crowd {
  readers: ReadersLoad
  members: MembersLoad
  /** Everybody finishes and leaves. */
  leave(): Promise<void>
}

interface CrowdOptions {
  /** Concurrent readers, in addition to two members. */
  readers: number
  /** Whether a reader's answer is wrong; everything but 200 unless given. */
  isWrong?: (answer: Answer) => boolean
  /** Statuses a member may get besides 200; 409 where somebody took a name first. */
  allowed?: readonly number[]
}

/** Visitors who read and people who sign up, choose favourites, pay and sign in again, on all web processes of a site. */
export async function startCrowd(
  bench: Bench,
  site: Site,
  database: Database,
  { readers: atOnce, isWrong, allowed = [] }: CrowdOptions,
): Promise<Crowd> {
  const addresses = site.web.map(({ url }) => url)
  const paths = await pathsToRead(addresses[0] ?? '', site.now())
  const { rows } = await database.pool.query<{ id: number }>('select id from league where active order by id limit 9')
  const readers = startReaders({ addresses, paths, atOnce, isWrong })
  bench.undo(readers.stop)
  const members = startMembers({
    addresses,
    database: site.open,
    leagues: rows.map(({ id }) => id),
    atOnce: 2,
    allowed: [409, ...allowed],
  })
  bench.undo(members.finish)
  return {
    readers,
    members,
    leave: async () => {
      await members.finish()
      await readers.stop()
    },
  }
}
