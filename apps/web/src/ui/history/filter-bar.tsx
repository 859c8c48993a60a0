import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { type Half, HEAD_TO_HEAD_PER_PAGE, typedPerPage } from '@touchline/football'
import { useId, useState } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Button } from '../button.tsx'
import { Checkbox, Select } from '../fields.tsx'
import { Flag } from '../flag.tsx'
import { MultiChoice } from '../multi-choice.tsx'
import { Segmented } from '../segmented.tsx'
import styles from './filter-bar.module.css'
import type { FilterOption } from './head-to-head.model.ts'
import {
  type HistoryChange,
  type HistorySearch,
  halfOf,
  headToHeadFilters,
  joinIds,
  NO_HISTORY_FILTERS,
  perPageOf,
  splitIds,
  toggleIds,
  venueChange,
} from './history-search.ts'

interface FilterBarProps {
  search: HistorySearch
  onChange(change: HistoryChange): void
  leagues: readonly FilterOption[]
  seasons: readonly FilterOption[]
  /** Name of the viewed team, for the venue boxes. */
  team: string
  /** Matches under the current coaches; null hides the coach boxes. */
  currentCoach: number | null
  perPage?: readonly number[]
}

/** Every filter of a history list. On phones they wait behind one button. */
export function FilterBar({
  search,
  onChange,
  leagues,
  seasons,
  team,
  currentCoach,
  perPage = HEAD_TO_HEAD_PER_PAGE,
}: FilterBarProps) {
  const { t } = useTranslation('history')
  const [open, setOpen] = useState(false)
  const id = useId()
  const { home, away } = headToHeadFilters(search)
  const count = Object.keys(NO_HISTORY_FILTERS).filter((key) => search[key as keyof HistorySearch] !== undefined).length
  const coachBox = (value: 'current' | 'previous') => ({
    checked: search.coach === value,
    onChange: () => onChange({ coach: search.coach === value ? undefined : value }),
  })
  return (
    <section className={styles.bar} aria-label={t('filters')}>
      <div className={styles.opener}>
        <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <IconAdjustmentsHorizontal size={17} aria-hidden="true" />
          {count === 0 ? t('filters') : t('filtersOn', { count })}
        </Button>
      </div>
      <div className={styles.fields} id={id} data-open={open || undefined}>
        <OptionFilter
          label={t('leagues')}
          all={t('everyLeague')}
          options={leagues}
          chosen={splitIds(search.leagues)}
          onChoose={(ids) => onChange({ leagues: joinIds(ids) })}
        />
        <OptionFilter
          label={t('seasons')}
          all={t('everySeason')}
          options={seasons}
          chosen={splitIds(search.seasons)}
          onChoose={(ids) => onChange({ seasons: joinIds(ids) })}
        />
        <Segmented<Half>
          label={t('half')}
          options={([0, 1, 2] as const).map((value) => ({ value, label: t(`halves.${value}`) }))}
          value={halfOf(search)}
          onChange={(half) => onChange({ half: half === 0 ? undefined : half })}
        />
        <div className={styles.boxes}>
          <Checkbox
            checked={home}
            title={t('homeOf', { team })}
            onChange={(event) => onChange(venueChange(search, 'home', event.target.checked))}
          >
            {t('home')}
          </Checkbox>
          <Checkbox
            checked={away}
            title={t('awayOf', { team })}
            onChange={(event) => onChange(venueChange(search, 'away', event.target.checked))}
          >
            {t('away')}
          </Checkbox>
        </div>
        {currentCoach === null ? null : (
          <div className={styles.boxes} title={t('coachInfo')}>
            <Checkbox {...coachBox('current')}>{t('currentCoaches', { count: currentCoach })}</Checkbox>
            <Checkbox {...coachBox('previous')}>{t('previousCoaches')}</Checkbox>
          </div>
        )}
        <PerPage value={perPageOf(search)} choices={perPage} onChange={(per) => onChange({ per })} />
      </div>
    </section>
  )
}

interface OptionFilterProps {
  label: string
  all: string
  options: readonly FilterOption[]
  chosen: readonly number[] | null
  onChoose(ids: number[] | null): void
}

function OptionFilter({ label, all, options, chosen, onChoose }: OptionFilterProps) {
  const { t } = useTranslation('history')
  const isOn = (option: FilterOption) => chosen !== null && option.ids.some((id) => chosen.includes(id))
  const on = options.filter(isOn)
  const summary = on.length === 0 ? t('all') : on.length === 1 ? (on[0]?.name ?? '') : t('chosen', { count: on.length })
  return (
    <MultiChoice
      label={label}
      summary={summary}
      all={all}
      items={options.map((option) => ({
        key: option.ids.join('-'),
        checked: isOn(option),
        count: option.count,
        label: (
          <>
            {option.flag === undefined ? null : <Flag code={option.flag} width={18} />}
            {option.name}
          </>
        ),
      }))}
      onToggle={(key) => onChoose(toggleIds(chosen, splitIds(key) ?? []))}
      onAll={() => onChoose(null)}
    />
  )
}

interface PerPageProps {
  value: number
  choices: readonly number[]
  onChange(value: number): void
}

function PerPage({ value, choices, onChange }: PerPageProps) {
  const { t } = useTranslation('history')
  const [typed, setTyped] = useState('')
  const all = choices.includes(value) ? choices : [value, ...choices]
  return (
    <div className={styles.perPage}>
      <Select
        label={t('perPage')}
        labelHidden
        options={all.map((count) => ({
          value: count,
          label: count === 0 ? t('perPageAll') : t('perPageOption', { count }),
        }))}
        value={value}
        onChange={onChange}
      />
      <input
        className={styles.typed}
        aria-label={t('perPageTyped')}
        title={t('perPageTyped')}
        placeholder="1–149"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          const per = event.key === 'Enter' ? typedPerPage(typed) : null
          if (per === null) return
          setTyped('')
          onChange(per)
        }}
      />
    </div>
  )
}
