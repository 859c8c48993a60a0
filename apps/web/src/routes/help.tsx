import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../app/app.ts'
import { headOf } from '../app/head.ts'
import { HelpPage } from '../features/shell/help-page.tsx'

export const Route = createFileRoute('/help')({
  loader: ({ context }) => needTexts(context.app, 'shell'),
  head: headOf((t) => ({
    title: t('shell:help.title'),
    description: t('shell:help.description'),
    path: '/help',
  })),
  component: HelpPage,
})
