import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { legalHead, loadLegal } from '../features/legal/load.ts'

export const Route = createFileRoute('/legal')({
  loader: ({ context }) => loadLegal(context, 'legal'),
  head: ({ match }) => legalHead(match.context.app, 'legal'),
  component: () => <LegalPage page="legal" />,
})
