import { createFileRoute } from '@tanstack/react-router'
import { loadDay } from '../../features/upcoming/load.ts'
import { upcomingHead } from '../../features/upcoming/page-head.ts'

export const Route = createFileRoute('/_upcoming/')({
  // Part of the first page: a separate file for these lines would only add a wait.
  codeSplitGroupings: [],
  loader: ({ context }) => loadDay(context),
  head: ({ match, loaderData }) => upcomingHead(match.context.app, loaderData),
})
