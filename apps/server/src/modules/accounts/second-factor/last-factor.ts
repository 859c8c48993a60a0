import { worldOf } from '@touchline/database'
import type pg from 'pg'
import type { HeldAccount } from '../accounts.queries.ts'
import { factorsOf } from './factors.queries.ts'

/** Whether an account that is held would be an owner without any second factor; the demo world asks for none. */
export async function isLastOfOwner(
  client: pg.ClientBase,
  { id, role }: HeldAccount,
  removed: 'app' | 'passkey',
): Promise<boolean> {
  if (role !== 'owner' || (await worldOf(client)) === 'demo') return false
  return (await factorsOf(client, id)).every((one) => one === removed)
}
