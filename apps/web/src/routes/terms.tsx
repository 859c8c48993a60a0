import { createFileRoute } from '@tanstack/react-router'
import { legalHead } from '../features/legal/head.ts'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { loadLegal } from '../features/legal/load.ts'

export const Route = createFileRoute('/terms')({
  loader: ({ context }) => loadLegal(context, 'terms'),
  head: legalHead('terms'),
  component: () => <LegalPage page="terms" />,
})
