import type { App } from '../app.ts'
import { languageTexts } from '../i18n/languages.ts'
import { say } from '../notices.ts'
import type { Followable } from './follow-lists.ts'

/** Follows or unfollows something. The code for it is loaded with the first click. */
export async function pressStar(app: App, thing: Followable): Promise<void> {
  const loaded = await import('./follow.ts').catch(() => null)
  if (loaded !== null) return loaded.toggleFollow(app, thing)
  say({ text: languageTexts(app.settings.get().language).t('error.offline'), failed: true })
}
