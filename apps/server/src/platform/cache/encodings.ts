import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'identity' | 'gzip' | 'br'

export interface Encoded {
  body: Buffer
  /** Strong: names these very bytes. */
  etag: string
}

export type EncodedBody = { identity: Encoded } & Partial<Record<Encoding, Encoded>>

/** Below this a compressed answer saves less than a packet. */
const WORTH_COMPRESSING = 1024
const BROTLI_QUALITY = 4
const GZIP_LEVEL = 6

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

/** Text as bytes, plain and compressed, each with its own entity tag; bytes only as they are. */
export async function encodeBody(content: string | Buffer): Promise<EncodedBody> {
  const plain = Buffer.from(content)
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  const identity = { body: plain, etag: `"${digest}"` }
  if (typeof content !== 'string' || plain.length < WORTH_COMPRESSING) return { identity }
  const [zipped, brotli] = await Promise.all([
    compressGzip(plain, { level: GZIP_LEVEL }),
    compressBrotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  ])
  return { identity, gzip: { body: zipped, etag: `"${digest}-gz"` }, br: { body: brotli, etag: `"${digest}-br"` } }
}

function accepts(header: string, encoding: string): boolean | null {
  for (const part of header.split(',')) {
    const [name, ...parameters] = part.split(';')
    if (name?.trim().toLowerCase() !== encoding) continue
    return !parameters.some((parameter) => /^\s*q\s*=\s*0(\.0*)?\s*$/i.test(parameter))
  }
  return null
}

const PLAIN: readonly Encoding[] = ['identity']
const MAX_HEADER_LENGTH = 200

/** Encodings the client takes, the smallest first. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined || header.length > MAX_HEADER_LENGTH) return PLAIN
  const others = accepts(header, '*') === true
  const wanted = (['br', 'gzip'] as const).filter((encoding) => accepts(header, encoding) ?? others)
  return [...wanted, 'identity']
}

/** Whether one of the client's copies (If-None-Match) is the one with this entity tag. */
export function holdsTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag) return true
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}
