import type { CallAnswer } from '../../app/api/api.ts'
import { useSetting } from '../../app/app.ts'
import { translatedCountry } from '../../app/i18n/country-names.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { usePrices } from '../../app/site.ts'
import { Select } from '../../ui/controls/fields.tsx'
import { Segmented } from '../../ui/controls/segmented.tsx'
import styles from './record.module.css'
import { DEFAULT_SEARCH, KINDS, MARKETS, type RecordSearch } from './record.search.ts'

export type RecordAnswer = CallAnswer<'GET /record'>

interface FiltersProps {
  search: RecordSearch
  onSearch(search: RecordSearch): void
  leagues: RecordAnswer['leagues']
}

const ALL = 0

/** Forecaster, market and competition; stored in the address. */
export function Filters({ search, onSearch, leagues }: FiltersProps) {
  const { t } = useTranslation('record')
  const language = useSetting('language')
  const kind = search.kind ?? DEFAULT_SEARCH.kind
  return (
    <section className={styles.filters} aria-label={t('filters')}>
      {usePrices() ? (
        <Segmented
          label={t('kind')}
          options={KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={kind}
          onChange={(next) => onSearch({ ...search, kind: next })}
        />
      ) : null}
      <div className={styles.choice}>
        <Select
          label={t('market')}
          labelHidden
          options={MARKETS[kind].map((value) => ({ value, label: t(`markets.${value}`) }))}
          value={search.market ?? DEFAULT_SEARCH.market}
          onChange={(market) => onSearch({ ...search, market })}
        />
      </div>
      <div className={styles.choice}>
        <Select
          label={t('league')}
          labelHidden
          options={[
            { value: ALL, label: t('allLeagues') },
            ...leagues.map(({ league_id, league_name, country_name }) => ({
              value: league_id,
              label: t('country', { country: translatedCountry(language, country_name), league: league_name }),
            })),
          ]}
          value={search.league ?? ALL}
          onChange={(league) => onSearch({ ...search, league: league === ALL ? undefined : league })}
        />
      </div>
    </section>
  )
}
