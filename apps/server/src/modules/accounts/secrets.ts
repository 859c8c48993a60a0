import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32

/** A token nobody can guess, to be shown once: 43 characters that need no escaping in an address. */
export const newSecret = () => randomBytes(BYTES).toString('base64url')

/** The stored hash of a secret. Secrets are random, so a plain hash cannot be reversed. */
export const secretHash = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** The account in the link of an activation mail: its id, in the form such links have. */
export const toUidb64 = (accountId: number) => Buffer.from(String(accountId)).toString('base64url')

/** @returns null when the text holds no id */
export function fromUidb64(text: string): number | null {
  const decoded = Buffer.from(text, 'base64url').toString()
  return /^[1-9]\d{0,8}$/.test(decoded) ? Number(decoded) : null
}
