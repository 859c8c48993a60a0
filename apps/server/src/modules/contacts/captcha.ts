import { createHmac } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'

const LASTS_MS = 20 * 60_000
/** Rounds of one attempt, and how many attempts a browser needs: about a second of work on a phone. */
const COST = 5_000
const MIN_ATTEMPTS = 100
const MAX_ATTEMPTS = 250

/** The end is ours to check, because the library only knows the time of the machine. */
const solved = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string().max(50),
      nonce: z.string().max(100),
      salt: z.string().max(100),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string().max(200),
      data: z.object({ until: z.number() }),
    }),
    signature: z.string().max(200),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(200) }),
})

/** The verdict on a solution: its id and expiry if it is right, or why it is not. */
type CaptchaVerdict = { verdict: 'solved'; id: string; until: Date } | { verdict: 'wrong' } | { verdict: 'expired' }

export interface Captcha {
  /** A new piece of work, as ALTCHA's widgets and library take it. */
  challenge(now: Date): Promise<Record<string, unknown>>
  /** @param solution base64 of the JSON `{ challenge, solution }` */
  check(solution: string, now: Date): Promise<CaptchaVerdict>
}

/** Challenges that a browser has to solve before its message is accepted; signed, so that open ones need no storage. */
export function makeCaptcha(secret: string): Captcha {
  const keyOf = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex')
  const secrets = { hmacSignatureSecret: keyOf('challenge'), hmacKeySignatureSecret: keyOf('solution') }
  return {
    challenge: async (now) => {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(MAX_ATTEMPTS, MIN_ATTEMPTS),
        data: { until: now.getTime() + LASTS_MS },
        deriveKey,
        ...secrets,
      })
      return { ...challenge }
    },
    check: async (solution, now) => {
      const given = solved.safeParse(decode(solution))
      if (!given.success) return { verdict: 'wrong' }
      const { parameters } = given.data.challenge
      // With an expiry in the parameters the library would compare it with the machine's time.
      const { verified } = await verifySolution({ ...given.data, deriveKey, ...secrets })
      if (!verified) return { verdict: 'wrong' }
      const until = new Date(parameters.data.until)
      return until > now ? { verdict: 'solved', id: parameters.nonce, until } : { verdict: 'expired' }
    },
  }
}

function decode(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString())
  } catch {
    return null
  }
}
