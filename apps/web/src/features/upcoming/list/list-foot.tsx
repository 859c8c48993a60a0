import { Link } from '@tanstack/react-router'
import { priceSourceIn } from '@touchline/football'
import { useSetting } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { WeatherCredit } from '../../../ui/match/weather-credit.tsx'
import { cityName } from '../../../ui/places/place-name.ts'
import type { ListedMatch } from '../upcoming-queries.ts'
import styles from './match-list.module.css'

/** Whose prices these are, by which clock the times are shown and what the coloured figures say. */
export function ListFoot({ matches }: { matches: readonly ListedMatch[] }) {
  const { t } = useTranslation('upcoming')
  const tz = useSetting('tz')
  const tz_place = useSetting('tz_place')
  const language = useSetting('language')
  const names = [...new Set(matches.flatMap(({ odds_source }) => odds_source ?? []))]
    .map((name) => priceSourceIn(name, language))
    .sort()
  return (
    <footer className={styles.foot}>
      <span>
        {tz_place === null ? (
          t('list.times', { zone: `UTC${tz.replace('-', '\u2212')}` })
        ) : (
          <PlaceTimes zone={tz_place} />
        )}
        <Link to="/setting">{t('list.changeTimes')}</Link>
      </span>
      <span>{t('list.form')}</span>
      <WeatherCredit source={matches.find((match) => match.weather_source !== null)?.weather_source ?? null} />
      {names.length > 0 ? <span>{t('list.oddsFrom', { names: names.join(', ') })}</span> : null}
    </footer>
  )
}

/** The clock of a place by its name; the names come with the page where one is chosen. */
function PlaceTimes({ zone }: { zone: string }) {
  const { t } = useTranslation('upcoming')
  const { t: places } = useTranslation('places')
  return t('list.times', { zone: cityName(zone, places) })
}
