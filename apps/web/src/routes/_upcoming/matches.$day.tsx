import { createFileRoute } from '@tanstack/react-router'
import { loadDay } from '../../features/upcoming/load.ts'
import { upcomingHead } from '../../features/upcoming/page-head.ts'

export const Route = createFileRoute('/_upcoming/matches/$day')({
  // Part of the first page: a separate file for these lines would only add a wait.
  codeSplitGroupings: [],
  loader: ({ context, params }) => loadDay(context, params.day),
  head: ({ match, loaderData, params }) => upcomingHead(match.context.app, loaderData, params.day),
})
