import type { IncomingHttpHeaders } from 'node:http'
import { LANGUAGES, type Language, SOURCE_LANGUAGE } from '@touchline/messages'

/** What the operator chose for visitors who chose nothing. */
export interface VisitorDefaults {
  language?: Language | undefined
  /** IANA zone. */
  zone?: string | undefined
}

/** The language of ours that a browser likes best, by `Accept-Language`; null where it names none. */
function preferredLanguage(header = ''): Language | null {
  const liked = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const quality = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find((one) => one !== undefined)
    return { language: LANGUAGES.find((language) => language === tag.split('-')[0]), quality: Number(quality ?? 1) }
  })
  const [best] = liked
    .filter(({ language, quality }) => language !== undefined && quality > 0)
    .sort((one, other) => other.quality - one.quality)
  return best?.language ?? null
}

const CHOSEN = /(?:^|; *)touchline=/

/** The cookies of a request for a page; who has none of ours is given what the browser and the operator prefer. */
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
