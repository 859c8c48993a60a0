import type { ReactNode } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Tabbed } from '../../ui/controls/tabbed.tsx'
import type { AnalysisTab } from './analysis-search.ts'

type AnyTab = AnalysisTab | 'referee' | 'compare'

interface AnalysisTabsProps<Tab extends AnyTab> {
  tabs: readonly Tab[]
  tab: Tab
  onTab(tab: Tab): void
  /** Contents of the open tab. */
  children: ReactNode
}

/** Subjects of past matches, a tab each. */
export function AnalysisTabs<Tab extends AnyTab>({ tabs, tab, onTab, children }: AnalysisTabsProps<Tab>) {
  const { t } = useTranslation('history')
  return (
    <Tabbed
      label={t('tabs.label')}
      tabs={tabs}
      tabLabel={(value: AnyTab) => t(`tabs.${value}`)}
      tab={tab}
      onTab={onTab}
      className="stack gap-12"
    >
      {children}
    </Tabbed>
  )
}
