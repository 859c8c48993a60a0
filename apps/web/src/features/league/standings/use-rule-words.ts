import type { TableCriterion } from '@touchline/contract'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import type { ReasonChip, ReasonLine } from './reason.model.ts'

/** The rules of a table in words. */
export function useRuleWords() {
  const { t } = useTranslation('league')
  const words = (kind: TableCriterion['kind'], parts: readonly TableCriterion['among'][number][]) =>
    parts.length === 0
      ? t(`rules.criteria.${kind}`)
      : t('rules.ofHeadToHead', { parts: parts.map((part) => t(`rules.parts.${part}`)).join(', ') })
  return {
    line: ({ kind, part }: Pick<ReasonLine, 'kind' | 'part'>) =>
      kind === 'points' ? t('rules.points') : words(kind, part === null ? [] : [part]),
    order: (order: readonly TableCriterion[]) => order.map(({ kind, among }) => words(kind, among)).join(', '),
    chip: ({ kind, score }: ReasonChip) => {
      const scored = (rule: string) => (score === null ? rule : t('rules.scored', { rule, score }))
      return { long: scored(t(`rules.chips.${kind}`)), short: scored(t(`rules.shortChips.${kind}`)) }
    },
  }
}
