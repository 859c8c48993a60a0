import { type ReactNode, useId } from 'react'
import { Panel } from '../layout/panel.tsx'
import { Tabs } from './tabs.tsx'

interface TabbedProps<Tab extends string> {
  /** Names the group for screen readers. */
  label: string
  tabs: readonly Tab[]
  tabLabel(tab: Tab): string
  /** The one that is open. */
  tab: Tab
  onTab(tab: Tab): void
  /** Class of the panel. */
  className?: string | undefined
  /** Contents of the open tab. */
  children: ReactNode
}

/** A row of tabs and below it the panel of the open one. */
export function Tabbed<Tab extends string>({
  label,
  tabs,
  tabLabel,
  tab,
  onTab,
  className,
  children,
}: TabbedProps<Tab>) {
  const panel = useId()
  return (
    <>
      <Tabs
        label={label}
        items={tabs.map((value) => ({ value, label: tabLabel(value) }))}
        value={tab}
        onChange={onTab}
        panelId={panel}
      />
      <div className={className} id={panel} role="tabpanel" aria-label={tabLabel(tab)}>
        <Panel of={tab}>{children}</Panel>
      </div>
    </>
  )
}
