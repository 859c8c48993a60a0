import { type Outcome, refused, taken } from './problems.ts'

/**
 * The text of a file: UTF-8 with or without a byte order mark where the bytes are valid UTF-8, Windows-1252 elsewhere
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
    return decodeMixed(bytes)
  }
}

/** A character of several bytes in UTF-8, or any other byte beyond ASCII, where each byte is written as one character. */
const BEYOND_ASCII = /(?:[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3})|[\x80-\xff]/g

/** Text of both encodings, as it comes of lines put together: UTF-8 where the bytes are a character of it, Windows-1252 elsewhere. */
function decodeMixed(bytes: Uint8Array): string {
  const decoders = [new TextDecoder('windows-1252'), new TextDecoder('utf-8')] as const
  const decode = (found: string): string =>
    decoders[found.length === 1 ? 0 : 1].decode(Uint8Array.from(found, (byte) => byte.charCodeAt(0)))
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(BEYOND_ASCII, decode)
    .replace(/^\uFEFF/, '')
}
