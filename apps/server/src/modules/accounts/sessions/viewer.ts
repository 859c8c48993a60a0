import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { publicError } from '../../../platform/http/errors.ts'
import type { StoredViewer } from './viewers.queries.ts'

/** Who makes a call that is not public. */
export interface Viewer extends Omit<StoredViewer, 'expiresAt'> {
  /** Of this browser's session. */
  token: string
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard before the handler of a call that is not public; null otherwise. */
    viewer: Viewer | null
  }
}

export const viewers = fp(async function viewers(app) {
  app.decorateRequest('viewer', null)
})

/** Without a token or with one that is not valid; the browser then signs out. */
export const unauthorized = () => publicError('unauthorized', 'Sign in first.', { 'www-authenticate': 'Token' })

/** Who makes the call; only for calls whose access is not public. */
export function viewerOf(request: FastifyRequest): Viewer {
  if (request.viewer === null) throw unauthorized()
  return request.viewer
}
