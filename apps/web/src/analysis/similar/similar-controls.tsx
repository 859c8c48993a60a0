import { useSetting } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Segmented } from '../../ui/controls/segmented.tsx'
import type { SimilarPrices } from '../past-matches.model.ts'
import { NEARS, type Near, nearOf, SCOPES, type Scope, type SimilarSearch, scopeOf } from './similar-choices.ts'
import styles from './similar-controls.module.css'

interface SimilarControlsProps {
  prices: SimilarPrices
  search: SimilarSearch
  onChange(chosen: { near: Near; scope: Scope }): void
}

/** The required similarity of past matches, and the searched matches: enough for a list to be seldom empty. */
export function SimilarControls({ prices, search, onChange }: SimilarControlsProps) {
  const { t } = useTranslation('history')
  const [near, scope] = [nearOf(search), scopeOf(search)]
  const decimal = useSetting('odds_format') === 1
  const nearText = (value: Near) =>
    decimal && (value === 5 || value === 10) ? t('near.decimal', { near: t(`near.${value}`) }) : t(`near.${value}`)
  const nears = prices.chances === null ? NEARS.filter((value) => value !== 'chance') : NEARS
  return (
    <div className={styles.controls}>
      <Segmented
        label={t('near.label')}
        options={nears.map((value) => ({ value, label: nearText(value) }))}
        value={near}
        onChange={(next: Near) => onChange({ near: next, scope })}
      />
      <Segmented
        label={t('scope.label')}
        options={SCOPES.map((value) => ({ value, label: t(`scope.${value}`, { league: prices.league.name }) }))}
        value={scope}
        onChange={(next: Scope) => onChange({ near, scope: next })}
      />
    </div>
  )
}
