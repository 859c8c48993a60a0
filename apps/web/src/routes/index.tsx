import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/head.ts'
import { DemoBanner } from '../features/shell/frame.tsx'
import { NotBuiltYet } from '../ui/not-built-yet.tsx'

export const Route = createFileRoute('/')({
  head: ({ match }) => pageHead(match.context.app, { path: '/' }),
  component: () => (
    <>
      <DemoBanner />
      <NotBuiltYet page="matches" />
    </>
  ),
})
