import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Segmented } from '../../ui/controls/segmented.tsx'
import styles from './comparison.module.css'
import { type ComparisonSearch, LASTS } from './comparison.search.ts'

interface ComparisonFiltersProps {
  search: ComparisonSearch
  onChange(change: ComparisonSearch): void
}

/** Filters of the compared matches of both teams. */
export function ComparisonFilters({ search, onChange }: ComparisonFiltersProps) {
  const { t } = useTranslation('comparison')
  return (
    <fieldset className={styles.filters}>
      <legend className="visually-hidden">{t('filters')}</legend>
      <Segmented
        size="small"
        label={t('venue.label')}
        options={[
          { value: 'all', label: t('venue.all') },
          { value: 'own', label: t('venue.own') },
        ]}
        value={search.cmp_at ?? 'all'}
        onChange={(value) => onChange({ cmp_at: value === 'own' ? 'own' : undefined })}
      />
      <Segmented
        size="small"
        label={t('competition.label')}
        options={(['all', 'league'] as const).map((value) => ({ value, label: t(`competition.${value}`) }))}
        value={search.cmp_in ?? 'all'}
        onChange={(value) => onChange({ cmp_in: value === 'league' ? 'league' : undefined })}
      />
      <Segmented
        size="small"
        label={t('last.label')}
        options={LASTS.map((value) => ({ value, label: t('last.of', { count: value }) }))}
        value={search.cmp_last ?? 10}
        onChange={(value) => onChange({ cmp_last: value === 5 || value === 20 ? value : undefined })}
      />
    </fieldset>
  )
}
