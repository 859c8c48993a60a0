import type { IncomingHttpHeaders } from 'node:http'
import { type Language, SOURCE_LANGUAGE } from '@touchline/messages'
import { preferredLanguage } from '../platform/preferred-language.ts'

/** The operator's defaults for visitors without choices. */
export interface VisitorDefaults {
  language?: Language | undefined
  /** IANA zone. */
  zone?: string | undefined
}

const CHOSEN = /(?:^|; *)touchline=/

/** The cookies of a page request; a visitor without ours gets the preferences of the browser and the operator. */
export function cookiesOf(
  { cookie = '', 'accept-language': accepted }: IncomingHttpHeaders,
  { language: usual = SOURCE_LANGUAGE, zone }: VisitorDefaults,
): string {
  if (CHOSEN.test(cookie)) return cookie
  const language = preferredLanguage(accepted) ?? usual
  const chosen = new URLSearchParams({
    ...(language !== SOURCE_LANGUAGE && { language }),
    ...(zone !== undefined && { tz_place: JSON.stringify(zone) }),
  })
  return [cookie, chosen.size > 0 && `touchline=${chosen}`].filter(Boolean).join('; ')
}
