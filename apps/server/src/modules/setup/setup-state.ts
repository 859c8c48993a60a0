import { SETUP_STEPS, type SetupStep } from '@touchline/contract'
import {
  account,
  type Database,
  execute,
  firstRow,
  inTransaction,
  league,
  type Placeholders,
  type Queryable,
  query,
  setting,
  statement,
  worldOf,
} from '@touchline/database'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { z } from 'zod'
import type { Config } from '../../config.ts'
import { readSetting, writeSetting } from '../../platform/settings/settings.queries.ts'

const NAME = 'setup'

const STATE = z.object({
  endedAt: z.iso.datetime().nullable(),
  steps: z.partialRecord(z.enum(SETUP_STEPS), z.enum(['done', 'skipped'])),
})
type SetupState = z.infer<typeof STATE>

const parsed = (value: unknown): SetupState | null => STATE.safeParse(value).data ?? null

/** Progress of the setup; null if there is none, as in every installation older than the setup. */
export const readSetup = async (client: Queryable): Promise<SetupState | null> =>
  parsed(await readSetting(client, NAME))

const ANY_ACCOUNT = statement(() => query.select({ id: account.id }).from(account).limit(1))
const ANY_LEAGUE = statement(() => query.select({ id: league.id }).from(league).limit(1))

/** Begins the setup of an installation without members and data. @returns whether a setup is open */
export async function beginSetup({ pool }: Database, { FEED, SETUP }: Config, now: Date): Promise<boolean> {
  if (SETUP === 'off') return false
  const state = await readSetup(pool)
  if (state !== null) return state.endedAt === null
  if (FEED === 'demo' || (await worldOf(pool)) === 'demo') return false
  if ((await firstRow(pool, ANY_ACCOUNT, {})) !== null || (await firstRow(pool, ANY_LEAGUE, {})) !== null) return false
  const row = { name: NAME, value: { endedAt: null, steps: {} }, updatedAt: now }
  await execute(pool, query.insert(setting).values(row).onConflictDoNothing())
  return true
}

const HELD = statement((p: Placeholders<{ name: string }>) =>
  query.select({ value: setting.value }).from(setting).where(eq(setting.name, p.name)).for('update'),
)

/** Changes an open setup under a lock. @returns false if none is open */
async function changeSetup(client: pg.ClientBase, change: (state: SetupState) => SetupState, now: Date) {
  const state = parsed((await firstRow(client, HELD, { name: NAME }))?.value)
  if (state === null || state.endedAt !== null) return false
  await writeSetting(client, { name: NAME, value: change(state), now })
  return true
}

export const noteStep = (
  database: Database,
  { step, state, now }: { step: SetupStep; state: 'done' | 'skipped'; now: Date },
) =>
  inTransaction(database, (client) =>
    changeSetup(client, (setup) => ({ ...setup, steps: { ...setup.steps, [step]: state } }), now),
  )

export const endSetup = (client: pg.ClientBase, now: Date) =>
  changeSetup(client, (setup) => ({ ...setup, endedAt: now.toISOString() }), now)

export interface OpenSetup {
  /** Whether only the owner gets in. It is read each time until the setup ends, and then never again. */
  isOpen(): Promise<boolean>
}

/** @param mayBeOpen whether it was open when the process began */
export function openSetup({ pool }: Pick<Database, 'pool'>, mayBeOpen: boolean): OpenSetup {
  let open = mayBeOpen
  return {
    isOpen: async () => {
      if (open) open = (await readSetup(pool))?.endedAt === null
      return open
    },
  }
}
