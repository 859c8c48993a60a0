import { formatPrice } from '@touchline/football'
import { useSetting } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { useNumbers } from '../../../app/use-numbers.ts'
import { isWide, type SimilarPrice } from '../past-matches.model.ts'

/** Whose matches are listed, in words: the team's own, or those of all teams at its price or its chance. */
export function useListedName(team: string, similar: SimilarPrice | null): string {
  const { t } = useTranslation('history')
  const odds_format = useSetting('odds_format')
  const { percent } = useNumbers()
  if (similar === null || !isWide(similar)) return team
  return similar.near === 'chance'
    ? t('scope.teamsChance', { chance: percent(similar.chance) })
    : t('scope.teams', { price: formatPrice(similar.price, odds_format) })
}
