import { createFileRoute } from '@tanstack/react-router'
import { loadDay } from '../features/upcoming/load.ts'
import { upcomingHead } from '../features/upcoming/page-head.ts'

export const Route = createFileRoute('/_upcoming/matches/')({
  loader: ({ context }) => loadDay(context),
  head: ({ match }) => upcomingHead(match.context.app),
})
