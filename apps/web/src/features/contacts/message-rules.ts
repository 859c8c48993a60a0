import { isMailAddress } from '@touchline/football'

export interface Message {
  username: string
  email: string
  message: string
}

/** In the order of the page. */
export const FIELDS = ['username', 'email', 'message'] as const
export type Field = (typeof FIELDS)[number]

/** The server's limits. */
export const MAX_LENGTH: Record<Field, number> = { username: 100, email: 254, message: 5000 }

/** Entries that keep the message from being sent; all three are needed. */
export function messageProblems(entries: Message): Partial<Record<Field, true>> {
  const usable: Record<Field, boolean> = {
    username: entries.username.trim() !== '',
    email: isMailAddress(entries.email.trim()),
    message: entries.message.trim() !== '',
  }
  return Object.fromEntries(
    FIELDS.filter((field) => !usable[field] || entries[field].trim().length > MAX_LENGTH[field]).map((field) => [
      field,
      true,
    ]),
  )
}

/** Reads a message stored in the browser; null for anything else. */
export function readMessage(text: string | null): Message | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const { username, email, message } = kept as Record<Field, unknown>
    const found = { username: String(username ?? ''), email: String(email ?? ''), message: String(message ?? '') }
    return Object.keys(messageProblems(found)).length === 0 ? found : null
  } catch {
    return null
  }
}
