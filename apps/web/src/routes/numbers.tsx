import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../app/app.ts'
import { headOf } from '../app/head.ts'
import { prefetch } from '../app/queries.ts'
import { NumbersPage } from '../features/numbers/numbers-page.tsx'
import { numbersQuery } from '../features/numbers/numbers-queries.ts'
import { DemoBanner } from '../features/shell/frame.tsx'

export const Route = createFileRoute('/numbers')({
  loader: ({ context }) =>
    Promise.all([needTexts(context.app, 'numbers'), prefetch(context.queryClient, numbersQuery())]),
  head: headOf((t, brand) => ({
    title: t('numbers:title'),
    description: t('numbers:description', { brand }),
    path: '/numbers',
  })),
  component: Page,
})

function Page() {
  return (
    <>
      <DemoBanner />
      <NumbersPage />
    </>
  )
}
