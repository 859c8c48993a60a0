import { createFileRoute } from '@tanstack/react-router'
import { legalHead } from '../features/legal/head.ts'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { loadLegal } from '../features/legal/load.ts'

export const Route = createFileRoute('/legal')({
  loader: ({ context }) => loadLegal(context, 'legal'),
  head: legalHead('legal'),
  component: () => <LegalPage page="legal" />,
})
