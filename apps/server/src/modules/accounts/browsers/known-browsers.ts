import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sharedSecret } from '../../../platform/shared-secret.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { newSecret } from '../secrets.ts'

const COOKIE = 'touchline_known'
const LASTS_SECONDS = 365 * 24 * 3600
const VALUE = /(?:^|; ?)touchline_known=([\w-]{43})\.([\w-]{43})(?:;|$)/

interface WithPassword {
  id: number
  passwordHash: string
}

/**
 * Browsers that signed in to an account before. The cookie grants nothing and is sent to the login alone: guesses from elsewhere never
 * close the login for such a browser. It is signed for one account and its present password, so a new password makes every other browser
 * unknown.
 */
export async function knownBrowsers({ database, publicUrl }: Pick<ModuleDeps, 'database' | 'publicUrl'>) {
  const key = await sharedSecret(database, 'browsers')
  const sign = (browser: string, { id, passwordHash }: WithPassword) =>
    createHmac('sha256', key).update(`${id} ${browser} ${passwordHash}`).digest()
  const rest = `Path=/api/login; Max-Age=${LASTS_SECONDS}; HttpOnly; SameSite=Strict${publicUrl.startsWith('https:') ? '; Secure' : ''}`

  return {
    /** @returns the browser's name, where it signed in to the account before; null otherwise */
    find({ headers }: FastifyRequest, account: WithPassword): string | null {
      const [, browser = '', signature = ''] = VALUE.exec(headers.cookie ?? '') ?? []
      if (browser === '') return null
      const given = Buffer.from(signature, 'base64url')
      const expected = sign(browser, account)
      return given.length === expected.length && timingSafeEqual(given, expected) ? browser : null
    },
    remember(reply: Pick<FastifyReply, 'header'>, account: WithPassword): void {
      const browser = newSecret()
      reply.header('set-cookie', `${COOKIE}=${browser}.${sign(browser, account).toString('base64url')}; ${rest}`)
    },
  }
}

export type KnownBrowsers = Awaited<ReturnType<typeof knownBrowsers>>
