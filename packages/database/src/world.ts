import type pg from 'pg'
import { readMeta, writeMeta } from './meta.ts'

/** The contents of a database: simulated football or real data, never both; null while it is empty. */
export type World = 'demo' | 'real'

const KEY = 'world'

export async function worldOf(client: pg.Pool | pg.ClientBase): Promise<World | null> {
  const value = await readMeta(client, KEY)
  return value === 'demo' || value === 'real' ? value : null
}

/**
 * Marks the database as holding this world, or refuses when it holds the other one.
 * @throws Error with code `OTHER_WORLD` and a message that says the way out
 */
export async function claimWorld(client: pg.ClientBase, world: World): Promise<void> {
  const present = await worldOf(client)
  if (present === world) return
  if (present !== null) throw Object.assign(new Error(REFUSALS[world]), { code: 'OTHER_WORLD' })
  await writeMeta(client, KEY, world)
}

const REFUSALS: Readonly<Record<World, string>> = {
  real:
    'This database holds the simulated demo world, and real data is never mixed into it. ' +
    'Use another data folder (DATA_DIR=./data-real), or start with FEED=none on a new folder for an empty database.',
  demo:
    'This database holds real data, and the simulated demo world is never mixed into it. ' +
    'Start with FEED=none to use it as it is, or choose another data folder (DATA_DIR=./data-demo) for the demo world.',
}
