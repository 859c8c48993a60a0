import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../app/app.ts'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { legalHead, loadLegal } from '../features/legal/load.ts'
import { ConsentChoice } from '../features/referral/consent-choice.tsx'

export const Route = createFileRoute('/privacy')({
  loader: ({ context }) => Promise.all([loadLegal(context, 'privacy'), needTexts(context.app, 'referral')]),
  head: ({ match }) => legalHead(match.context.app, 'privacy'),
  component: () => (
    <LegalPage page="privacy">
      <ConsentChoice />
    </LegalPage>
  ),
})
