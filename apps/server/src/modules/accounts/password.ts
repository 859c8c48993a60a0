import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { ACCOUNT_LIMITS } from '@touchline/contract'
import { fairQueue } from '../../platform/http/fair-queue.ts'
import { addressKey } from '../../platform/http/rate-limit.ts'

const derive = promisify(argon2)

const MEMORY_KIB = 19 * 1024
const PASSES = 2
const PARALLELISM = 1
const SALT_BYTES = 16
const HASH_BYTES = 32

/** Two of the four threads of Node.js stay free for files and compression; an address hashes one password after the other. */
const HASHED = { atOnce: 2, perKey: 1, waiting: 100 }
const turns = fairQueue(HASHED)

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

interface Cost {
  memory: number
  passes: number
  parallelism: number
}

/** The same characters typed on another device may come composed differently. */
const deriveKey = (
  password: string,
  { from, salt, cost, tagLength }: { from: string; salt: Buffer; cost: Cost; tagLength: number },
) =>
  turns.run(addressKey(from), () =>
    derive('argon2id', { message: Buffer.from(password.normalize('NFC')), nonce: salt, tagLength, ...cost }),
  )

/**
 * @param from address of the request: each has its turn
 * @returns `$argon2id$v=19$m=…,t=…,p=…$salt$hash`
 */
export async function hashPassword(password: string, from: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const cost = { memory: MEMORY_KIB, passes: PASSES, parallelism: PARALLELISM }
  const hash = await deriveKey(password, { from, salt, cost, tagLength: HASH_BYTES })
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${PARALLELISM}$${unpadded(salt)}$${unpadded(hash)}`
}

/** Whether a new password has a length that sign-up takes. */
export const isUsable = (password: string): boolean =>
  password.length >= ACCOUNT_LIMITS.passwordMin && password.length <= ACCOUNT_LIMITS.password

/** Any hash; compared with where there is no account, so that an answer takes as long as with one. */
const NOBODYS = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${PARALLELISM}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/**
 * Whether the password is the one that was hashed, with the cost that is in the hash.
 * @param stored null when there is no account: false, after the same work
 * @param from address of the request: each has its turn
 */
export async function passwordMatches(password: string, stored: string | null, from: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored ?? NOBODYS)
  if (!parts) return false
  const [, memory, passes, parallelism, salt = '', hash = ''] = parts
  const expected = Buffer.from(hash, 'base64')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const found = await deriveKey(password, { from, salt: Buffer.from(salt, 'base64'), cost, tagLength: expected.length })
  return stored !== null && timingSafeEqual(found, expected)
}
