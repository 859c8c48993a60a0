import { formatPrice, similarPriceRange } from '@touchline/football'
import { useSetting } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { isWide, type SimilarPrice } from '../past-matches.model.ts'

/** The range of prices of a list; one price for the same. */
function pricesAsked({ price }: SimilarPrice, near: 'same' | 5 | 10): number[] {
  if (near === 'same') return [price]
  const { low, high } = similarPriceRange(price, near === 5 ? '0.05' : '0.10')
  return [low, high]
}

/** The title of a list: the team's own matches, or those of all teams at its price or its chance. */
export function useListedName(team: string, similar: SimilarPrice | null): string {
  const { t } = useTranslation('history')
  const odds_format = useSetting('odds_format')
  const { percent } = useNumbers()
  if (similar === null || !isWide(similar)) return team
  if (similar.near === 'chance') return t('scope.teamsChance', { chance: percent(similar.chance) })
  return t('scope.teams', {
    price: pricesAsked(similar, similar.near)
      .map((one) => formatPrice(one, odds_format))
      .join('–'),
  })
}
