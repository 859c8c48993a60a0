import type { FastifyRequest } from 'fastify'
import { addressKey, type LimitKey, type RateLimit, type RateLimits } from '../../platform/http/rate-limit.ts'
import { secretHash } from './secrets.ts'
import type { Viewer } from './sessions/viewer.ts'

const MINUTE = 60_000

/** Calls from one address, right or wrong: those that hash a password cost the most. */
export const PER_ADDRESS = {
  login: { max: 60, windowMs: 15 * MINUTE },
  passkey: { max: 60, windowMs: 15 * MINUTE },
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
/**
 * Links for one account, so that nobody's mailbox is flooded. The window is half as long as a link works, so the last one sent still works
 * that long.
 */
const LINKS_ANYWHERE: RateLimit = { max: 10, windowMs: 30 * MINUTE }
/** Wrong codes of a second factor, from all addresses: an attacker has the password already, and a code has only a million values. */
const FACTOR_CODES: RateLimit = { max: 10, windowMs: 15 * MINUTE }
const FACTOR_CODES_A_DAY: RateLimit = { max: 50, windowMs: 24 * 60 * MINUTE }
/** Changes of the mail address an account may begin: they write to addresses that are not its own. */
const EMAIL_CHANGES: RateLimit = { max: 5, windowMs: 60 * MINUTE }

/** A known account, or the folded name that was typed. */
type Whose = { id: number } | { name: string }

/** The limits of accounts: one for the client, and a wide one for the account, which its owner can get around. */
export function accountLimits({ limiter }: Pick<RateLimits, 'limiter'>) {
  const wrong = limiter('wrong-passwords', WRONG_PASSWORDS)
  const wrongAnywhere = limiter('wrong-passwords-anywhere', WRONG_PASSWORDS_ANYWHERE)
  const confirmations = limiter('confirmations', CONFIRMATIONS)
  const links = limiter('links', LINKS)
  const linksAnywhere = limiter('links-anywhere', LINKS_ANYWHERE)
  const factorCodes = limiter('factor-codes', FACTOR_CODES)
  const factorCodesADay = limiter('factor-codes-a-day', FACTOR_CODES_A_DAY)
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
    /** Counts a code before its outcome is known. @returns takes it back, when it was right */
    async factorCode(accountId: number): Promise<() => Promise<void>> {
      const key = `account ${accountId}` as const
      await factorCodes.take(key)
      await factorCodesADay.take(key)
      return async () => {
        await factorCodes.giveBack(key)
        await factorCodesADay.giveBack(key)
      }
    },
    link: (whose: Whose, request: FastifyRequest) => links.take(near(whose, request)),
    /** @returns false when the account was sent enough of them, which are still good */
    linkAnywhere: (accountId: number) => linksAnywhere.tryTake(`account ${accountId}`),
    emailChange: (accountId: number) => emailChanges.take(`account ${accountId}`),
  }
}

export type AccountLimits = ReturnType<typeof accountLimits>
