import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../app/app.ts'
import { headOf } from '../app/head.ts'
import { ContactsPage } from '../features/contacts/contacts-page.tsx'

export const Route = createFileRoute('/contacts')({
  staticData: { bare: 'no-footer' },
  loader: ({ context }) => needTexts(context.app, 'contacts', 'accounts'),
  head: headOf((t) => ({
    title: t('titles.contacts'),
    description: t('contacts:description'),
    path: '/contacts',
  })),
  component: ContactsPage,
})
