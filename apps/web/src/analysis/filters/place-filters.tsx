import { useTranslation } from '../../app/i18n/use-translation.ts'
import type { FilterOption } from '../head-to-head.model.ts'
import { type HistoryChange, type HistorySearch, joinIds, splitIds } from './history-search.ts'
import { OptionFilter } from './option-filter.tsx'

interface PlaceFiltersProps {
  search: HistorySearch
  onChange(change: HistoryChange): void
  leagues: readonly FilterOption[]
  seasons: readonly FilterOption[]
}

/** The leagues and seasons of a list to choose from. */
export function PlaceFilters({ search, onChange, leagues, seasons }: PlaceFiltersProps) {
  const { t } = useTranslation('history')
  return (
    <>
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
    </>
  )
}
