import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { legalHead, loadLegal } from '../features/legal/load.ts'

export const Route = createFileRoute('/accessibility')({
  loader: ({ context }) => loadLegal(context, 'accessibility'),
  head: ({ match }) => legalHead(match.context.app, 'accessibility'),
  component: () => <LegalPage page="accessibility" />,
})
