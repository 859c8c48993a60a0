import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../app/app.ts'
import { pageHead, textsOf } from '../app/head.ts'
import { ContactsPage } from '../features/contacts/contacts-page.tsx'

export const Route = createFileRoute('/contacts')({
  staticData: { bare: 'no-footer' },
  loader: ({ context }) => needTexts(context.app, 'contacts', 'accounts'),
  head: ({ match }) => {
    const t = textsOf(match.context.app)
    return pageHead(match.context.app, {
      title: t('titles.contacts'),
      description: t('description', { ns: 'contacts' }),
      path: '/contacts',
    })
  },
  component: ContactsPage,
})
