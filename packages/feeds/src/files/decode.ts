import { type Outcome, refused, taken } from './problems.ts'

/**
 * The text of a file: UTF-8 with or without a byte order mark where the bytes are valid UTF-8, Windows-1252 otherwise
 * (the older files carry 0xA0 and 0x92). Refused when there is nothing in it or when it is no text at all.
 */
export function decodeText(bytes: Uint8Array): Outcome<string> {
  if (bytes.length === 0) return refused('the file is empty')
  if (bytes.includes(0)) return refused('the file is not text (it holds zero bytes)')
  const text = decodeBytes(bytes)
  return text.trim() === '' ? refused('the file is empty (blank lines only)') : taken(text)
}

/** The same without a word on what is no text. */
export function decodeBytes(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
