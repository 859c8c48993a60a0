import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../app/app.ts'
import { headOf } from '../app/head.ts'
import { AlertsPage } from '../features/alerts/alerts-page.tsx'
import { DemoBanner } from '../features/shell/frame.tsx'

export const Route = createFileRoute('/me_/alerts')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => Promise.all([needTexts(context.app, 'alert-settings'), needTexts(context.app, 'me')]),
  head: headOf((t) => ({ title: t('titles.alerts'), hidden: true })),
  component: Page,
})

function Page() {
  return (
    <>
      <DemoBanner />
      <AlertsPage />
    </>
  )
}
