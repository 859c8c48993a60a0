import { type ReactNode, useId } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Tabs } from '../tabs.tsx'
import styles from './analysis.module.css'
import type { AnalysisTab } from './analysis-search.ts'

interface AnalysisTabsProps<Tab extends AnalysisTab | 'referee'> {
  tabs: readonly Tab[]
  tab: Tab
  onTab(tab: Tab): void
  /** What stands in the tab that is open. */
  children: ReactNode
}

/** What is looked at of past matches, a tab each. */
export function AnalysisTabs<Tab extends AnalysisTab | 'referee'>({
  tabs,
  tab,
  onTab,
  children,
}: AnalysisTabsProps<Tab>) {
  const { t } = useTranslation('history')
  const panel = useId()
  const label = (value: AnalysisTab | 'referee') => t(`tabs.${value}`)
  return (
    <>
      <Tabs
        label={t('tabs.label')}
        items={tabs.map((value) => ({ value, label: label(value) }))}
        value={tab}
        onChange={onTab}
        panelId={panel}
      />
      <div className={styles.panel} id={panel} role="tabpanel" aria-label={label(tab)}>
        {children}
      </div>
    </>
  )
}
