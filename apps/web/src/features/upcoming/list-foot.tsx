import { Link } from '@tanstack/react-router'
import { priceSourceIn } from '@touchline/football'
import { useSettings } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import styles from './match-list.module.css'
import type { ListedMatch } from './queries.ts'

/** Whose prices these are, by which clock the times are shown and what the coloured figures say. */
export function ListFoot({ matches }: { matches: readonly ListedMatch[] }) {
  const { t } = useTranslation('upcoming')
  const { tz, tz_place, language } = useSettings()
  const names = [...new Set(matches.flatMap(({ odds_source }) => odds_source ?? []))]
    .map((name) => priceSourceIn(name, language))
    .sort()
  return (
    <footer className={styles.foot}>
      <span>
        {t('list.times', { zone: tz_place?.replaceAll('_', ' ') ?? `UTC${tz.replace('-', '\u2212')}` })}
        <Link to="/setting">{t('list.changeTimes')}</Link>
      </span>
      <span>{t('list.form')}</span>
      {names.length > 0 ? <span>{t('list.oddsFrom', { names: names.join(', ') })}</span> : null}
    </footer>
  )
}
