import type { HiddenMatch } from '@touchline/football'
import type { App } from '../app.ts'
import { languageTexts } from '../i18n/languages.ts'
import { say } from '../notices.ts'

/** Uncovers a match by its id, or covers it again. What that takes is loaded with the first press. */
export async function pressCover(app: App, match: number | HiddenMatch): Promise<void> {
  const loaded = await import('./hiding.ts').catch(() => null)
  if (loaded === null) return say({ text: languageTexts(app.settings.get().language).t('error.offline'), failed: true })
  const { showMatch, hideMatch } = loaded.hidingOf(app.settings)
  if (typeof match === 'number') showMatch(match)
  else hideMatch(match)
}
