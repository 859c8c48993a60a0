import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { HEADINGS } from './hit-list.tsx'
import { type HitKind, kindsFor } from './hits.ts'
import styles from './search.module.css'

interface KindChoiceProps {
  member: boolean
  /** Null for all. */
  kind: HitKind | null
  onChange(kind: HitKind | null): void
}

/** Narrows the search to one kind. */
export function KindChoice({ member, kind, onChange }: KindChoiceProps) {
  const { t } = useTranslation('search')
  return (
    <div className={styles.kinds}>
      <Segmented<HitKind | 'all'>
        label={t('kind')}
        size="small"
        options={[
          { value: 'all', label: t('all') },
          ...kindsFor(member).map((one) => ({
            value: one,
            label: t(one === 'country' ? 'countriesShort' : HEADINGS[one]),
          })),
        ]}
        value={kind ?? 'all'}
        onChange={(next) => onChange(next === 'all' ? null : next)}
      />
    </div>
  )
}
