import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ErrorAnswer, ErrorCode } from '@touchline/contract'
import { isUnavailable } from '@touchline/database'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

const STATUS: Record<ErrorCode, number> = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  second_factor_missing: 403,
  not_found: 404,
  conflict: 409,
  too_many_requests: 429,
  not_shown_here: 451,
  not_ready: 503,
  not_set_up: 503,
  maintenance: 503,
  internal: 500,
}

/** So much of a body that is too large is read to its end. */
const READ_ON_BYTES = 1024 * 1024

const SAFE_MESSAGES: Record<string, string> = {
  FST_ERR_BAD_URL: 'The address is not a valid URL: a percent sign is not followed by two hexadecimal digits of UTF-8.',
  FST_ERR_MAX_PARAM_LENGTH: 'A part of the address is too long.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body has to be JSON.',
}

const PARTS: Record<string, string> = { params: 'Address', querystring: 'Query', body: 'Body', headers: 'Header' }

/** An error whose code and message the client may see. */
export interface PublicError extends Error {
  publicCode: ErrorCode
  statusCode: number
  headers: Readonly<Record<string, string>>
}

/** To be thrown by handlers: the message is shown to the client as it is, the headers are added to the answer. */
export function publicError(
  code: ErrorCode,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): PublicError {
  return Object.assign(new Error(message), { publicCode: code, statusCode: STATUS[code], headers })
}

const isPublic = (error: Error): error is PublicError => 'publicCode' in error

/** The fault of the input, in words: `Query count_form: Too big: expected number to be <=50`. */
function validationMessage(error: FastifyError): string {
  const part = PARTS[error.validationContext ?? ''] ?? 'Input'
  return (error.validation ?? [])
    .map((issue) => `${part}${issue.instancePath.replaceAll('/', ' ').trimEnd()}: ${issue.message ?? 'is not valid'}`)
    .join('; ')
}

function codeOf(status: number): ErrorCode {
  const known = (Object.keys(STATUS) as ErrorCode[]).find((code) => STATUS[code] === status)
  return known ?? (status < 500 ? 'bad_request' : 'internal')
}

/** The public part of an error: status, code, message. Anything not known to be harmless becomes `internal`. */
export function describeError(error: FastifyError): { status: number; code: ErrorCode; message: string } {
  if (isPublic(error)) return { status: error.statusCode, code: error.publicCode, message: error.message }
  if (error.validation) return { status: 400, code: 'bad_request', message: validationMessage(error) }
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) {
    const message = SAFE_MESSAGES[error.code] ?? 'The request could not be understood.'
    return { status: status === 414 ? 400 : status, code: codeOf(status), message }
  }
  if (isUnavailable(error)) {
    return { status: 503, code: 'not_ready', message: 'The database is not answering. Try again in a moment.' }
  }
  if (status === 503)
    return { status, code: 'not_ready', message: 'The server is not ready yet. Try again in a moment.' }
  return { status: 500, code: 'internal', message: 'Something went wrong on the server.' }
}

export function sendError(request: FastifyRequest, reply: FastifyReply, error: FastifyError): FastifyReply {
  const { status, code, message } = describeError(error)
  // Refusing a flood is no fault of the server: the line about the answer says enough.
  const level = status === 503 && isPublic(error) ? 'debug' : 'error'
  if (status >= 500) request.log[level]({ err: error }, 'request failed')
  // The rest of a long body would keep the connection busy; a short one is read, or its sender may never see the answer.
  if (status === 413 && !(Number(request.headers['content-length']) <= READ_ON_BYTES))
    reply.header('connection', 'close')
  if (isPublic(error)) reply.headers(error.headers)
  const answer: ErrorAnswer = { error: { code, message, requestId: request.id } }
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(answer)
}

const NOT_HTTP: Readonly<Record<string, { status: number; message: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The address or the headers are too long.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request did not arrive in time.' },
}

/** Answers, in the one shape, what arrives and is not even a request; `requestId` names it. The connection ends with it. */
export function answerNotHttp(
  error: Error & { code?: string; rawPacket?: unknown },
  socket: Duplex,
  requestId: string,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { status, message } = NOT_HTTP[error.code ?? ''] ?? {
    status: 400,
    message: 'This is not a valid HTTP request.',
  }
  const body = JSON.stringify({ error: { code: 'bad_request', message, requestId } } satisfies ErrorAnswer)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ]
  const withoutBody = Buffer.isBuffer(error.rawPacket) && error.rawPacket.subarray(0, 5).toString() === 'HEAD '
  socket.end(`${head.join('\r\n')}\r\n\r\n${withoutBody ? '' : body}`)
}

/** The one shape of errors for the routes of this scope, and for addresses under it that do not exist. */
export const errors = fp(async function errors(app) {
  app.setErrorHandler<FastifyError>((error, request, reply) => sendError(request, reply, error))
  app.setNotFoundHandler((request, reply) => {
    const message = `There is no ${request.method} ${request.url.split('?', 1)[0]}.`
    sendError(request, reply, publicError('not_found', message) as unknown as FastifyError)
  })
})
