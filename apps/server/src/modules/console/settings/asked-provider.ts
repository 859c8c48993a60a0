import type { SettingFault, SettingFound, SettingName } from '@touchline/contract'
import { boundedBody } from '@touchline/feeds'

const TIMEOUT_MS = 10_000
const MAX_ANSWER_BYTES = 4 * 1024 * 1024
const MAX_DETAIL = 200

/** Result of trying a setting. */
export interface Tried {
  faults: SettingFault[]
  found: SettingFound[]
}

export const fault = (name: SettingName, code: SettingFault['code'], detail: string | null = null): Tried => ({
  faults: [{ name, code, detail: detail === null ? null : detail.slice(0, MAX_DETAIL) }],
  found: [],
})

export const found = (name: SettingName, facts: Partial<Omit<SettingFound, 'name'>> = {}): Tried => ({
  faults: [],
  found: [{ name, competitions: null, a_minute: null, left: null, live: null, ...facts }],
})

export interface ProviderAnswer {
  status: number
  body: unknown
  headers: Headers
}

/** Asks a provider once. @returns null if it does not answer in time */
export async function askProvider(
  address: string,
  headers: Record<string, string> = {},
): Promise<ProviderAnswer | null> {
  try {
    const answer = await fetch(address, { headers, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    const text = (await boundedBody(answer, MAX_ANSWER_BYTES))?.toString() ?? ''
    return { status: answer.status, body: jsonOf(text), headers: answer.headers }
  } catch {
    return null
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The fault of a key that a provider refuses; null if it takes it. */
export function faultOf(name: SettingName, answer: ProviderAnswer | null): Tried | null {
  if (answer === null || answer.status >= 500) return fault(name, 'unreachable')
  if (answer.status >= 400) return fault(name, 'refused', `${answer.status} ${messageOf(answer.body)}`.trim())
  return null
}

function messageOf(body: unknown): string {
  const { message, error } = (body ?? {}) as { message?: unknown; error?: { message?: unknown } | string }
  const told = message ?? (typeof error === 'object' ? error.message : error)
  return typeof told === 'string' ? told : ''
}
