import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../app/app.ts'
import { legalHead } from '../features/legal/head.ts'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { loadLegal } from '../features/legal/load.ts'
import { ConsentChoice } from '../features/referral/consent-choice.tsx'

export const Route = createFileRoute('/privacy')({
  loader: ({ context }) => Promise.all([loadLegal(context, 'privacy'), needTexts(context.app, 'referral')]),
  head: legalHead('privacy'),
  component: () => (
    <LegalPage page="privacy">
      <ConsentChoice />
    </LegalPage>
  ),
})
