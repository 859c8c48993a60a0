import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const PERIOD_MS = 30_000
const SECRET_BYTES = 20
/** Steps before and after the present one whose codes are taken: clocks of phones are not exact. */
const WINDOW = 1
const RECOVERY_CODES = 10
/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 3
const GROUP = 4

export const newFactorSecret = () => new Secret({ size: SECRET_BYTES }).base32

/** The address that a QR code shows to an authenticator app. */
export const factorAddress = (secret: string, { brand, username }: { brand: string; username: string }): string =>
  new TOTP({ issuer: brand, label: username, secret }).toString()

/** A code without the spaces and hyphens that people type. */
export const plainCode = (code: string) => code.replaceAll(/[\s-]/g, '').toLowerCase()

/** @returns the time step of the code, by RFC 6238; null when it is none of the present steps */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const timestamp = now.getTime()
  const delta = TOTP.validate({ token: code, secret: Secret.fromBase32(secret), timestamp, window: WINDOW })
  return delta === null ? null : Math.floor(timestamp / PERIOD_MS) + delta
}

const letter = () => ALPHABET[randomInt(ALPHABET.length)]
const group = () => Array.from({ length: GROUP }, letter).join('')

/** Codes of 59 bits each, to be shown once. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, group).join('-'))
