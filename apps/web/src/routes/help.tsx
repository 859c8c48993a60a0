import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../app/app.ts'
import { pageHead, textsOf } from '../app/head.ts'
import { HelpPage } from '../features/shell/help-page.tsx'

export const Route = createFileRoute('/help')({
  loader: ({ context }) => needTexts(context.app, 'shell'),
  head: ({ match }) => {
    const t = textsOf(match.context.app)
    return pageHead(match.context.app, {
      title: t('help.title', { ns: 'shell' }),
      description: t('help.description', { ns: 'shell' }),
      path: '/help',
    })
  },
  component: HelpPage,
})
