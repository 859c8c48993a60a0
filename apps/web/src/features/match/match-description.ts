import type { MatchBasics } from '@touchline/contract'
import { dateInWords, localDay } from '@touchline/football'
import { useSettings } from '../../app/app.ts'
import { languageTexts } from '../../app/i18n/languages.ts'
import type { Settings } from '../../app/settings/settings.fields.ts'
import { zoneOf } from '../../app/settings/zone.ts'
import { usePrices } from '../../app/site.ts'

type Described = Pick<MatchBasics, 'local_name' | 'visitor_name' | 'lg_name' | 'season' | 'start_dt' | 'kickoff_known'>

/**
 * Title and description of a match for search engines and those who share it.
 * @param prices whether prices are shown
 */
export function matchWords(match: Described, settings: Settings, prices: boolean) {
  const { language } = settings
  const t = languageTexts(language).textsFor('match')
  const zone = match.kickoff_known ? zoneOf(settings) : 0
  const names = { home: match.local_name, away: match.visitor_name }
  const date = dateInWords(localDay(match.start_dt, zone), language)
  return {
    title: t(prices ? 'headTitle' : 'headTitlePlain', { ...names, league: match.lg_name, date }),
    description: t(prices ? 'description' : 'descriptionPlain', {
      ...names,
      league: `${match.lg_name} ${match.season}`,
      date,
    }),
  }
}

/** The description while drawing; follows the language. */
export function useMatchDescription(): (match: Described) => string {
  const settings = useSettings()
  const prices = usePrices()
  return (match) => matchWords(match, settings, prices).description
}
