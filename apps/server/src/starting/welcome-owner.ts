import type { Database } from '@touchline/database'
import type { Clock } from '@touchline/runtime'
import { hasAccounts, newOwnerLink } from '../modules/accounts/owner.queries.ts'
import { hasSetupLink, newSetupLink } from '../modules/setup/setup-link.ts'

interface Welcome {
  database: Database
  clock: Clock
  publicUrl: string
  setupOpen: boolean
  isAgain: boolean
  say(line: string): void
}

/** A new site has nobody who could sign in: says how that is changed. A link that was printed by this process goes on working. */
export async function welcomeOwner({ database, clock, publicUrl, setupOpen, isAgain, say }: Welcome): Promise<void> {
  const now = clock.now()
  if (await hasAccounts(database)) {
    if (setupOpen) say(`This site is not set up yet. Sign in as its owner and go on at ${publicUrl}/setup`)
    return
  }
  if (setupOpen) {
    if (isAgain && (await hasSetupLink(database.pool, now))) return
    const link = await newSetupLink(database, { publicUrl, now })
    say(`This site is not set up yet. Set it up within a day: ${link}`)
    return
  }
  const link = await newOwnerLink(database, { publicUrl, now })
  say(`Make the account that owns this site, within two days and without any mail: ${link}`)
}
