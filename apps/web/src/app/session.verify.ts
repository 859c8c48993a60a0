import { guardedFetch } from './api.ts'
import type { App } from './app.ts'
import type { SignedIn } from './session.ts'

/**
 * Asks the server once whom the stored token belongs to, and keeps the user and the favourite leagues. A refused token signs out (as
 * every 401 does); when the server cannot be reached the token stays.
 */
export async function verifySession(app: App): Promise<void> {
  if (!app.session.token()) return
  const answer = await guardedFetch('/api/check_token/', { method: 'POST' }).catch(() => null)
  if (!answer?.ok) return
  const { user, favorite_league } = (await answer.json()) as SignedIn & { favorite_league?: number[] }
  app.session.confirm({ user })
  if (Array.isArray(favorite_league)) await app.settings.set({ favorite_league })
}
