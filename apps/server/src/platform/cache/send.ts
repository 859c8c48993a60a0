import type { IncomingMessage } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { CachedAnswer, Variant } from './answer-cache.ts'
import { acceptedEncodings, type Encoded, type Encoding, encodeBody, holdsTag } from './encodings.ts'

export interface AnswerOptions {
  /** Text is compressed; bytes go out as they are. */
  body: string | Buffer
  contentType: string
  cacheControl: string
  /** Further headers of every variant. */
  headers: Readonly<Record<string, string>>
  tags: readonly string[]
  ttlMs: number
}

function variant(encoding: Encoding, { body, etag }: Encoded, options: AnswerOptions): Variant {
  const { 'access-control-allow-origin': readableBy } = options.headers
  const unchangedHeaders = [
    ...['etag', etag, 'cache-control', options.cacheControl, 'vary', 'Accept-Encoding'],
    ...(readableBy === undefined ? [] : ['access-control-allow-origin', readableBy]),
  ]
  const headers = [
    ...unchangedHeaders,
    'content-type',
    options.contentType,
    'content-length',
    String(body.length),
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ...Object.entries(options.headers)
      .filter(([name]) => name !== 'access-control-allow-origin')
      .flat(),
  ]
  return { body, etag, headers, unchangedHeaders }
}

/** Encodes an answer once, with all its headers, for every later request. */
export async function prepareAnswer(options: AnswerOptions): Promise<CachedAnswer> {
  const encoded = await encodeBody(options.body)
  return {
    variants: {
      identity: variant('identity', encoded.identity, options),
      ...(encoded.gzip && { gzip: variant('gzip', encoded.gzip, options) }),
      ...(encoded.br && { br: variant('br', encoded.br, options) }),
    },
    tags: options.tags,
    ttlMs: options.ttlMs,
  }
}

/**
 * Writes the answer past the framework: nothing is left to be done to bytes that are ready.
 * @param further headers of this time alone: name, value, name, value …
 */
export function sendAnswer(
  request: IncomingMessage,
  { reply, answer, further = [] }: { reply: FastifyReply; answer: CachedAnswer; further?: readonly string[] },
): void {
  const { variants, status = 200 } = answer
  const encodings = acceptedEncodings(request.headers['accept-encoding'] as string | undefined)
  let chosen: Variant = variants.identity
  for (const encoding of encodings) {
    const found = variants[encoding]
    if (found) {
      chosen = found
      break
    }
  }
  reply.hijack()
  const response = reply.raw
  if (status === 200 && holdsTag(request.headers['if-none-match'], chosen.etag)) {
    response.writeHead(304, [...chosen.unchangedHeaders, ...further])
    response.end()
    return
  }
  response.writeHead(status, further.length === 0 ? chosen.headers : [...chosen.headers, ...further])
  response.end(chosen.body)
}
