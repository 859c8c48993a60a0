import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { legalHead, loadLegal } from '../features/legal/load.ts'

export const Route = createFileRoute('/terms')({
  loader: ({ context }) => loadLegal(context, 'terms'),
  head: ({ match }) => legalHead(match.context.app, 'terms'),
  component: () => <LegalPage page="terms" />,
})
