import type { IncomingMessage } from 'node:http'
import type { InLanguages, OddsDisplay, OddsMode, Partners } from '@touchline/contract'
import { BOOKMAKER, type Bookmaker, bookmakerName } from '@touchline/football'
import type { VisitorDisplay } from '../../platform/http/prices/hidden-prices.ts'
import type { CountryOf } from '../../platform/http/prices/visitor-country.ts'
import type { SiteSettings } from './site-settings.ts'

/** How prices are shown to visitors of a country. */
interface ShownOdds {
  mode: OddsMode
  partners: { bookmaker: string; url: string }[]
  /** The operator's words with the links; null for the default ones. */
  notice: InLanguages | null
}

/** How prices are shown to the visitor of a request. */
export interface OddsDisplays extends VisitorDisplay {
  of(request: IncomingMessage): ShownOdds
}

/** Whether prices are shown in a country. @param country null where it is not known */
const modeIn = ({ mode, countries }: OddsDisplay, country: string | null): OddsMode =>
  countries.find((one) => one.country === country)?.mode ?? mode

/** Those of the country first, then those for all others. */
function shownIn(display: OddsDisplay, { links, notices }: Partners, country: string | null): ShownOdds {
  const mode = modeIn(display, country)
  if (mode !== 'full') return { mode, partners: [], notice: null }
  const ofCountry = <T extends { country: string | null }>(list: readonly T[]) => [
    ...list.filter((one) => country !== null && one.country === country),
    ...list.filter((one) => one.country === null),
  ]
  const urls = new Map<string, string>()
  for (const { bookmaker, url } of ofCountry(links)) if (!urls.has(bookmaker)) urls.set(bookmaker, url)
  return {
    mode,
    partners: [...urls].map(([key, url]) => ({ bookmaker: bookmakerName(BOOKMAKER[key as Bookmaker]) ?? key, url })),
    notice: urls.size === 0 ? null : (ofCountry(notices)[0]?.texts ?? null),
  }
}

/** Reads how prices are shown from the settings, once a country for each version of them. */
export function oddsDisplays(siteSettings: SiteSettings, countryOf: CountryOf): OddsDisplays {
  let display = siteSettings.get('odds').value
  let partners = siteSettings.get('partners').value
  let known = new Map<string | null, { shown: ShownOdds; key: string }>()
  let named = namedCountries(display, partners)

  const find = (request: IncomingMessage) => {
    renew()
    const asked = countryOf(request)
    const country = asked !== null && named.has(asked) ? asked : null
    let found = known.get(country)
    if (found === undefined) {
      const shown = shownIn(display, partners, country)
      const isUsual = shown.mode === 'full' && shown.partners.length === 0
      found = { shown, key: isUsual ? '' : `${shown.mode} ${shown.mode === 'full' ? (country ?? '') : ''}` }
      known.set(country, found)
    }
    return found
  }
  /** The settings give the same value until they change. */
  const renew = () => {
    const now = [siteSettings.get('odds').value, siteSettings.get('partners').value] as const
    if (now[0] === display && now[1] === partners) return
    ;[display, partners] = now
    known = new Map()
    named = namedCountries(display, partners)
  }

  return {
    of: (request) => find(request).shown,
    keyOf: (request) => find(request).key,
    countryOf,
    pricesShown: (request) => find(request).shown.mode !== 'off',
    vary: () => {
      renew()
      return named.size > 0
    },
  }
}

const namedCountries = ({ countries }: OddsDisplay, { links, notices }: Partners): ReadonlySet<string> =>
  new Set([...countries, ...links, ...notices].flatMap(({ country }) => country ?? []))
