import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../app/app.ts'
import { pageHead, textsOf } from '../app/head.ts'
import { type SettingTab, settingTab } from '../features/settings/setting-tabs.ts'
import { SettingsPage } from '../features/settings/settings-page.tsx'

export const Route = createFileRoute('/setting')({
  /** Always with its key, so that an unusable one is forgotten; the first tab is left out. */
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: SettingTab | undefined } => ({
    tab: settingTab(tab) === 'general' ? undefined : settingTab(tab),
  }),
  loader: ({ context }) => needTexts(context.app, 'settings', 'places'),
  head: ({ match }) =>
    pageHead(match.context.app, {
      title: textsOf(match.context.app)('titles.settings'),
      path: '/setting',
      hidden: true,
    }),
  component: Page,
})

function Page() {
  return <SettingsPage tab={Route.useSearch().tab ?? 'general'} />
}
