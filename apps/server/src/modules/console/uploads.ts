import { type Readable, Transform } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { publicError } from '../../platform/http/errors.ts'

const TYPE = 'application/octet-stream'

/** Adds routes that take a file as the body of a request; it is read as it comes. */
export async function withUploads(app: FastifyInstance, add: (scope: FastifyInstance) => void): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.addContentTypeParser(TYPE, { bodyLimit: Number.MAX_SAFE_INTEGER }, (_request, payload, parsed) =>
      parsed(null, payload),
    )
    add(scope)
    done()
  })
}

/** The file of a request. It fails once it is longer than allowed. @throws a public error if there is none */
export function boundedBody({ body, headers }: FastifyRequest, maxBytes: number): Readable {
  const payload = body as Readable | undefined
  if (!headers['content-type']?.startsWith(TYPE) || payload === undefined)
    throw publicError('bad_request', `The body has to be a file, sent as ${TYPE}.`)
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes)
  let seen = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      done(seen > maxBytes ? tooLarge(maxBytes) : null, chunk)
    },
  })
  payload.once('error', (error) => counted.destroy(error))
  return payload.pipe(counted)
}

const tooLarge = (maxBytes: number) =>
  publicError('bad_request', `The file is larger than ${Math.round(maxBytes / 1024 ** 2)} MB.`)
