import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** A browser's solution of a challenge. */
export async function solveCaptcha(challenge: unknown): Promise<string> {
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey })
  return encodeCaptcha({ challenge, solution })
}

export const encodeCaptcha = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64')
