import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../app/app.ts'
import { headOf } from '../app/head.ts'
import { asWritten } from '../app/search-params.ts'
import { type SettingTab, settingTab } from '../features/settings/setting-tabs.ts'
import { SettingsPage } from '../features/settings/settings-page.tsx'

export const Route = createFileRoute('/setting')({
  validateSearch: asWritten<{ tab?: SettingTab | undefined }>,
  loader: ({ context }) => needTexts(context.app, 'settings', 'places'),
  head: headOf((t) => ({ title: t('titles.settings'), path: '/setting', hidden: true })),
  component: Page,
})

function Page() {
  return <SettingsPage tab={settingTab(Route.useSearch().tab)} />
}
