import type { FastifyRequest } from 'fastify'
import { addressKey, type LimitKey, type RateLimit, type RateLimits } from '../../platform/http/rate-limit.ts'
import { secretHash } from './secrets.ts'
import type { Viewer } from './sessions/viewer.ts'

const MINUTE = 60_000

/** Calls from one address, right or wrong: those that hash a password cost the most. */
export const PER_ADDRESS = {
  login: { max: 60, windowMs: 15 * MINUTE },
  signUp: { max: 60, windowMs: 60 * MINUTE },
  checkUsername: { max: 120, windowMs: 5 * MINUTE },
  sendLink: { max: 30, windowMs: 60 * MINUTE },
  followLink: { max: 30, windowMs: 15 * MINUTE },
  confirmPassword: { max: 30, windowMs: 15 * MINUTE },
} satisfies Record<string, RateLimit>

/** Wrong passwords for one account from one address, or from one browser that signed in to it before. */
const WRONG_PASSWORDS: RateLimit = { max: 10, windowMs: 15 * MINUTE }
/** Wrong passwords for one account from everywhere, known browsers apart: many addresses together get no further than this. */
const WRONG_PASSWORDS_ANYWHERE: RateLimit = { max: 100, windowMs: 15 * MINUTE }
/** Passwords within one session, right or wrong: each costs a hash. */
const CONFIRMATIONS: RateLimit = { max: 10, windowMs: 15 * MINUTE }
/** Links for one account on request of one address. */
const LINKS: RateLimit = { max: 5, windowMs: 60 * MINUTE }
/** Links for one account, so that nobody's mailbox is flooded. The window is half as long as a link works: the last one sent still works for as long. */
const LINKS_ANYWHERE: RateLimit = { max: 10, windowMs: 30 * MINUTE }
/** Changes of the mail address an account may begin: they write to addresses that are not its own. */
const EMAIL_CHANGES: RateLimit = { max: 5, windowMs: 60 * MINUTE }

/** An account that was found, or the folded name that somebody typed. */
type Whose = { id: number } | { name: string }

/** The limits of accounts: one for who asks, and a wide one for the account that its owner has a way around. */
export function accountLimits({ limiter }: Pick<RateLimits, 'limiter'>) {
  const wrong = limiter('wrong-passwords', WRONG_PASSWORDS)
  const wrongAnywhere = limiter('wrong-passwords-anywhere', WRONG_PASSWORDS_ANYWHERE)
  const confirmations = limiter('confirmations', CONFIRMATIONS)
  const links = limiter('links', LINKS)
  const linksAnywhere = limiter('links-anywhere', LINKS_ANYWHERE)
  const emailChanges = limiter('email-changes', EMAIL_CHANGES)

  const near = (whose: Whose, { ip }: FastifyRequest): LimitKey =>
    'id' in whose ? `account ${whose.id} address ${addressKey(ip)}` : `address ${addressKey(ip)} name ${whose.name}`

  const everywhere = (whose: Whose): LimitKey => ('id' in whose ? `account ${whose.id}` : `name ${whose.name}`)

  return {
    /**
     * Counts a login before its outcome is known.
     * @param browser the known browser it comes from; null for any other
     * @returns takes it back, when the password was right
     * @throws a public error 429, as all of these
     */
    async login(whose: Whose, browser: string | null, request: FastifyRequest): Promise<() => Promise<void>> {
      if (browser !== null && 'id' in whose) {
        const key = `account ${whose.id} browser ${browser}` as const
        await wrong.take(key)
        return () => wrong.giveBack(key)
      }
      const key = near(whose, request)
      await wrong.take(key)
      await wrongAnywhere.take(everywhere(whose))
      return async () => {
        await wrong.giveBack(key)
        await wrongAnywhere.giveBack(everywhere(whose))
      }
    },
    confirmation: ({ accountId, token }: Viewer) =>
      confirmations.take(`account ${accountId} session ${secretHash(token)}`),
    link: (whose: Whose, request: FastifyRequest) => links.take(near(whose, request)),
    /** @returns false when the account was sent enough of them, which are still good */
    linkAnywhere: (accountId: number) => linksAnywhere.tryTake(`account ${accountId}`),
    emailChange: (accountId: number) => emailChanges.take(`account ${accountId}`),
  }
}

export type AccountLimits = ReturnType<typeof accountLimits>
