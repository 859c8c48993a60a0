import { IconX } from '@tabler/icons-react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Button } from '../../ui/controls/button.tsx'
import type { FilterOption } from '../head-to-head.model.ts'
import styles from './active-filters.module.css'
import { isFiltered, NO_HISTORY_FILTERS, toggleIds } from './history-filters.ts'
import { type HistoryChange, type HistorySearch, joinIds, splitIds } from './history-search.ts'

interface ActiveFiltersProps {
  search: HistorySearch
  onChange(change: HistoryChange): void
  leagues: readonly FilterOption[]
  seasons: readonly FilterOption[]
  team: string
  coaches: 'both' | 'one'
  /** Matches that the filters let through. */
  found: number
  /** All matches; null when they are not counted. */
  total: number | null
}

/** The active filters, each with a button to remove it, and the number of remaining matches. Nothing without filters. */
export function ActiveFilters({ search, onChange, leagues, seasons, team, coaches, found, total }: ActiveFiltersProps) {
  const { t } = useTranslation('history')
  if (!isFiltered(search)) return null
  const chosen = (key: 'leagues' | 'seasons', options: readonly FilterOption[]) => {
    const ids = splitIds(search[key])
    return options
      .filter((option) => ids !== null && option.ids.some((id) => ids.includes(id)))
      .map(({ name, ids: own }) => ({
        name,
        change: { [key]: joinIds(toggleIds([...new Set([...(ids ?? []), ...own])], own)) },
      }))
  }
  const words = {
    half: search.half && t(`halves.${search.half}`),
    venue: search.venue && t(search.venue === 'home' ? 'homeOf' : 'awayOf', { team }),
    coach: search.coach && t(`coach.${coaches}.${search.coach}`, { found }),
  }
  const chips = [
    ...chosen('leagues', leagues),
    ...chosen('seasons', seasons),
    ...Object.entries(words).flatMap(([key, name]) => (name ? [{ name, change: { [key]: undefined } }] : [])),
  ]
  return (
    <div className={styles.row}>
      <p className="text-13 semibold" role="status">
        {total === null ? t('matches', { count: found }) : t('found', { found, count: total })}
      </p>
      <ul className="flex wrap gap-6">
        {chips.map(({ name, change }) => (
          <li key={name}>
            <button
              type="button"
              className={styles.chip}
              aria-label={t('remove', { name })}
              onClick={() => onChange(change)}
            >
              {name}
              <IconX size={13} stroke={2.4} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <Button look="quiet" size="small" onClick={() => onChange(NO_HISTORY_FILTERS)}>
        {t('reset')}
      </Button>
    </div>
  )
}
