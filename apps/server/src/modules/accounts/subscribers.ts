import type { Call } from '@touchline/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  type CacheOptions,
  type CallAnswer,
  type CallInput,
  type ServeOptions,
  serve,
} from '../../platform/http/serve.ts'
import { viewerOf } from './sessions/viewer.ts'

/** A subscriber's answer besides their type. */
export type ForSubscribers<C extends Call> = Omit<Exclude<CallAnswer<C>, { type: 0 | 1 }>, 'type'>

const isSubscriber = (request: FastifyRequest) => viewerOf(request).type === 2

/**
 * Registers a call for subscribers: every other member is answered their type alone, and cached answers are shared by all subscribers and
 * nobody else.
 */
export function serveSubscribers<const C extends Call & { access: 'subscription' }>(
  app: FastifyInstance,
  {
    call,
    handler,
    cache,
    options = {},
  }: {
    call: C
    handler: (input: CallInput<C>) => Promise<ForSubscribers<C>>
    cache?: Omit<CacheOptions<C>, 'tags' | 'sharedBy'> & {
      tags: (input: CallInput<C>, answer: ForSubscribers<C>) => readonly string[]
    }
    options?: Pick<ServeOptions<C>, 'weighsPrices'>
  },
): void {
  const answer = async (input: CallInput<C>) => {
    const { type } = viewerOf(input.request)
    return (type === 2 ? { type, ...(await handler(input)) } : { type }) as CallAnswer<C>
  }
  const kept = cache && {
    ...cache,
    tags: (input: CallInput<C>, shown: CallAnswer<C>) => cache.tags(input, shown as ForSubscribers<C>),
    sharedBy: isSubscriber,
  }
  serve(app, call, answer, { ...options, ...(kept && { cache: kept }) })
}
