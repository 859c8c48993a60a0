import { useTranslation } from '../../app/i18n/use-translation.ts'
import { MultiChoice } from '../../ui/controls/multi-choice.tsx'
import { Flag } from '../../ui/entities/flag.tsx'
import type { FilterOption } from '../head-to-head.model.ts'
import { toggleIds } from './history-filters.ts'
import { splitIds } from './history-search.ts'

interface OptionFilterProps {
  label: string
  all: string
  options: readonly FilterOption[]
  chosen: readonly number[] | null
  onChoose(ids: number[] | null): void
}

/** Any number of the leagues or seasons of a list; none chosen means all. */
export function OptionFilter({ label, all, options, chosen, onChoose }: OptionFilterProps) {
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
