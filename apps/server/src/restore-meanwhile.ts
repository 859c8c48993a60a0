import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type Language, SOURCE_LANGUAGE } from '@touchline/messages'
import { textsOf } from '@touchline/messages/texts'
import { type Config, publicUrlOf } from './config.ts'
import { pagePolicy } from './platform/http/security.ts'
import { preferredLanguage } from './platform/preferred-language.ts'
import { plainPage } from './web/plain-page.ts'

/** Path of the progress of a restore, for the console. */
const PROGRESS_PATH = '/restore-progress'

export interface Meanwhile {
  report(stage: string, done: number, of: number): void
  close(): Promise<void>
}

type MeanwhileConfig = Pick<Config, 'HOST' | 'PORT' | 'PUBLIC_URL' | 'ROLE' | 'DEFAULT_LANGUAGE'>

/** Answers in the place of the server while the database is replaced: a page that says how far it is. Nothing for a process without pages. */
export async function openMeanwhile(config: MeanwhileConfig, name: string): Promise<Meanwhile> {
  const progress = { stage: 'point', done: 0, of: 0 }
  const server = createServer((request, reply) => answer(request, { reply, progress, config: { ...config, name } }))
  if (config.ROLE !== 'worker') {
    server.listen(config.PORT, config.HOST)
    await once(server, 'listening')
  }
  return {
    report: (stage, done, of) => void Object.assign(progress, { stage, done, of }),
    close: async () => {
      if (!server.listening) return
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function answer(
  { url = '/', headers }: IncomingMessage,
  {
    reply,
    progress,
    config,
  }: {
    reply: ServerResponse
    progress: { stage: string; done: number; of: number }
    config: MeanwhileConfig & { name: string }
  },
): void {
  const path = url.split('?')[0]
  reply.setHeader('cache-control', 'no-store')
  if (path === PROGRESS_PATH || path === '/healthz') {
    reply.setHeader('content-type', 'application/json')
    reply.end(JSON.stringify(path === '/healthz' ? { status: 'alive' } : progress))
    return
  }
  reply.statusCode = 503
  reply.setHeader('retry-after', '5')
  if (path === '/readyz' || path?.startsWith('/api/')) {
    reply.setHeader('content-type', 'application/json')
    reply.end(JSON.stringify({ error: { code: 'not_ready', message: 'A backup is being restored.', requestId: '' } }))
    return
  }
  const language: Language = preferredLanguage(headers['accept-language']) ?? config.DEFAULT_LANGUAGE ?? SOURCE_LANGUAGE
  const t = textsOf(language, 'console')
  const share = progress.of === 0 ? 0 : Math.floor((100 * progress.done) / progress.of)
  const { body, inlined } = plainPage({
    title: config.name,
    text: t('backups.meanwhile', { share }),
    language,
    refreshSeconds: 5,
  })
  reply.setHeader('content-type', 'text/html; charset=utf-8')
  reply.setHeader('content-security-policy', pagePolicy(inlined, publicUrlOf(config).startsWith('https:')))
  reply.end(body)
}
