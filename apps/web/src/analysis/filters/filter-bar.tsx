import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { type CoachFilter, type Half, HEAD_TO_HEAD_PER_PAGE } from '@touchline/football'
import { useId, useState } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Checkbox } from '../../ui/controls/fields.tsx'
import { Segmented } from '../../ui/controls/segmented.tsx'
import type { FilterOption } from '../head-to-head.model.ts'
import styles from './filter-bar.module.css'
import { halfOf, NO_HISTORY_FILTERS, perPageOf, venueChange } from './history-filters.ts'
import type { HistoryChange, HistorySearch } from './history-search.ts'
import { PerPageChoice } from './per-page-choice.tsx'
import { PlaceFilters } from './place-filters.tsx'

interface FilterBarProps {
  search: HistorySearch
  onChange(change: HistoryChange): void
  leagues: readonly FilterOption[]
  seasons: readonly FilterOption[]
  /** Name of the viewed team, for the venue boxes. */
  team: string
  /** Matches under the current coaches; null hides the coach boxes. */
  currentCoach: number | null
  /** The coaches of both teams, or the one of the viewed team. */
  coaches: 'both' | 'one'
  /** Statistics are unknown by halves. */
  halves: boolean
  perPage?: readonly number[]
  /** The list covers many teams: it has no filter by league and season. */
  wide?: boolean
}

/** Every filter of a history list. On phones they wait behind one button. */
export function FilterBar({
  search,
  onChange,
  leagues,
  seasons,
  team,
  currentCoach,
  coaches,
  halves,
  perPage = HEAD_TO_HEAD_PER_PAGE,
  wide = false,
}: FilterBarProps) {
  const { t } = useTranslation('history')
  const [open, setOpen] = useState(false)
  const id = useId()
  const count = Object.keys(NO_HISTORY_FILTERS).filter((key) => search[key as keyof HistorySearch] !== undefined).length
  const coachBox = (value: CoachFilter) => ({
    checked: search.coach === value,
    onChange: () => onChange({ coach: search.coach === value ? undefined : value }),
  })
  return (
    <section aria-label={coaches === 'one' ? t('filtersOf', { team }) : t('filters')}>
      <div className={styles.opener}>
        <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <IconAdjustmentsHorizontal size={17} aria-hidden="true" />
          {count === 0 ? t('filters') : t('filtersOn', { count })}
        </Button>
      </div>
      <div className={styles.fields} id={id} data-open={open || undefined}>
        {wide ? null : <PlaceFilters search={search} onChange={onChange} leagues={leagues} seasons={seasons} />}
        {halves ? (
          <Segmented<Half>
            label={t('half')}
            options={([0, 1, 2] as const).map((value) => ({ value, label: t(`halves.${value}`) }))}
            value={halfOf(search)}
            onChange={(half) => onChange({ half: half === 0 ? undefined : half })}
          />
        ) : null}
        <div className={styles.boxes}>
          <Checkbox
            checked={search.venue !== 'away'}
            title={t('homeOf', { team })}
            onChange={(event) => onChange(venueChange(search, 'home', event.target.checked))}
          >
            {t('home')}
          </Checkbox>
          <Checkbox
            checked={search.venue !== 'home'}
            title={t('awayOf', { team })}
            onChange={(event) => onChange(venueChange(search, 'away', event.target.checked))}
          >
            {t('away')}
          </Checkbox>
        </div>
        {currentCoach === null ? null : (
          <div className={styles.boxes} title={t(`coach.${coaches}.info`)}>
            <Checkbox {...coachBox('current')}>{t(`coach.${coaches}.current`, { found: currentCoach })}</Checkbox>
            <Checkbox {...coachBox('previous')}>{t(`coach.${coaches}.previous`)}</Checkbox>
          </div>
        )}
        <PerPageChoice value={perPageOf(search)} choices={perPage} onChange={(per) => onChange({ per })} />
      </div>
    </section>
  )
}
