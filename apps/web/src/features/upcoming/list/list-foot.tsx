import { useSetting } from '../../../app/app.ts'
import { priceSourceIn } from '../../../app/i18n/price-source.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { WeatherCredit } from '../../../ui/match/weather-credit.tsx'
import type { ListedMatch } from '../upcoming-queries.ts'
import styles from './match-list.module.css'

/** The source of the prices and the meaning of the coloured figures. */
export function ListFoot({ matches }: { matches: readonly ListedMatch[] }) {
  const { t } = useTranslation('upcoming')
  const language = useSetting('language')
  const names = [...new Set(matches.flatMap(({ odds_source }) => odds_source ?? []))]
    .map((name) => priceSourceIn(name, language))
    .sort()
  return (
    <footer className={styles.foot}>
      <span>{t('list.form')}</span>
      <WeatherCredit source={matches.find((match) => match.weather_source !== null)?.weather_source ?? null} />
      {names.length > 0 ? <span>{t('list.oddsFrom', { names: names.join(', ') })}</span> : null}
    </footer>
  )
}
