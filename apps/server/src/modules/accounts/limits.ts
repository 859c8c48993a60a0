import type { FastifyRequest } from 'fastify'
import { addressKey, type RateLimit, type RateLimits } from '../../platform/http/rate-limit.ts'

const MINUTE = 60_000

/** Attempts from one address. */
const PER_ADDRESS = {
  login: { max: 60, windowMs: 15 * MINUTE },
  signUp: { max: 60, windowMs: 60 * MINUTE },
  checkUsername: { max: 120, windowMs: 5 * MINUTE },
  sendLink: { max: 30, windowMs: 60 * MINUTE },
  saveNewPassword: { max: 30, windowMs: 15 * MINUTE },
  confirmEmail: { max: 30, windowMs: 15 * MINUTE },
  activate: { max: 30, windowMs: 15 * MINUTE },
} satisfies Record<string, RateLimit>

/** Wrong passwords for one account, from wherever they come. */
const WRONG_PASSWORDS: RateLimit = { max: 10, windowMs: 15 * MINUTE }
/** Links for one account, so that nobody's mailbox is flooded. */
const LINKS: RateLimit = { max: 5, windowMs: 60 * MINUTE }

export type LimitedCall = keyof typeof PER_ADDRESS

/** The limits of the calls of accounts; each method throws a public error 429 when a limit is passed. */
export function accountLimits({ limiter }: RateLimits) {
  const perAddress = Object.fromEntries(
    Object.entries(PER_ADDRESS).map(([call, limit]) => [call, limiter(call, limit)]),
  )
  return {
    /** Counts a call of an address. */
    address: async (call: LimitedCall, request: FastifyRequest) => perAddress[call]?.take(addressKey(request.ip)),
    wrongPasswords: limiter('wrong-passwords', WRONG_PASSWORDS),
    links: limiter('links', LINKS),
  }
}

export type AccountLimits = ReturnType<typeof accountLimits>
