import { createFileRoute } from '@tanstack/react-router'
import { legalHead } from '../features/legal/head.ts'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { loadLegal } from '../features/legal/load.ts'

export const Route = createFileRoute('/accessibility')({
  loader: ({ context }) => loadLegal(context, 'accessibility'),
  head: legalHead('accessibility'),
  component: () => <LegalPage page="accessibility" />,
})
