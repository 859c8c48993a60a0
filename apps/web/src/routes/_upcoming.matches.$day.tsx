import { createFileRoute } from '@tanstack/react-router'
import { loadDay } from '../features/upcoming/load.ts'
import { upcomingHead } from '../features/upcoming/page-head.ts'

export const Route = createFileRoute('/_upcoming/matches/$day')({
  loader: ({ context, params }) => loadDay(context, params.day),
  head: ({ match, params }) => upcomingHead(match.context.app, params.day),
})
