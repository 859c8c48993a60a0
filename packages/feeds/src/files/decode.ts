import { type Outcome, refused, taken } from './problems.ts'

/** Byte order marks of UTF-16, which spreadsheets write as "Unicode text". */
const UTF_16 = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] } as const

const utf16Of = (bytes: Uint8Array) =>
  (Object.keys(UTF_16) as (keyof typeof UTF_16)[]).find((name) => UTF_16[name].every((byte, at) => bytes[at] === byte))

/**
 * Decodes a file: UTF-16 with a byte order mark, UTF-8 where the bytes are valid, Windows-1252 elsewhere (older files have 0xA0 and 0x92).
 * Refuses empty files and files that are not text.
 */
export function decodeText(bytes: Uint8Array): Outcome<string> {
  if (bytes.length === 0) return refused('the file is empty')
  if (bytes.includes(0) && utf16Of(bytes) === undefined) return refused('the file is not text (it holds zero bytes)')
  const text = decodeBytes(bytes)
  return text.trim() === '' ? refused('the file is empty (blank lines only)') : taken(text)
}

/** Decodes without refusing anything. */
export function decodeBytes(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes)
  if (utf16 !== undefined) return new TextDecoder(utf16).decode(bytes)
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
