import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../app/app.ts'
import { headOf } from '../app/head.ts'
import { prefetch } from '../app/queries.ts'
import { usePrices } from '../app/site.ts'
import { NumbersPage } from '../features/numbers/numbers-page.tsx'
import { numbersQuery } from '../features/numbers/numbers-queries.ts'
import { OddsOffPage } from '../features/numbers/odds-off-page.tsx'
import { DemoBanner } from '../features/shell/frame.tsx'

export const Route = createFileRoute('/numbers')({
  loader: ({ context }) =>
    Promise.all([needTexts(context.app, 'numbers'), prefetch(context.queryClient, numbersQuery())]),
  head: headOf((t, { brand, prices }) => ({
    title: prices ? t('numbers:title') : t('numbers:oddsOff.title'),
    description: prices ? t('numbers:description', { brand }) : t('descriptionPlain'),
    hidden: !prices,
    path: '/numbers',
  })),
  component: Page,
})

function Page() {
  return (
    <>
      <DemoBanner />
      {usePrices() ? <NumbersPage /> : <OddsOffPage />}
    </>
  )
}
