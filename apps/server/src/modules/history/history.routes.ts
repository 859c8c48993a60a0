import { matchHeadToHead } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { findEvents, findMeetings } from './history.queries.ts'
import { viewMeeting } from './history.views.ts'

const SECONDS = 600

export async function historyRoutes(app: FastifyInstance, { database }: ModuleDeps): Promise<void> {
  serve(
    app,
    matchHeadToHead,
    async ({ params }) => {
      const meetings = await findMeetings(database, params.local_id, params.visitor_id)
      const events = await findEvents(
        database,
        meetings.map((meeting) => meeting.id),
      )
      return { data: meetings.map((meeting) => viewMeeting(meeting, events.get(meeting.id) ?? [])) }
    },
    {
      cache: {
        tags: ({ params }, { data }) => [
          'reference',
          `team:${params.local_id}`,
          `team:${params.visitor_id}`,
          ...data.map((meeting) => `fixture:${meeting.match_id}`),
        ],
        ttlSeconds: SECONDS,
      },
    },
  )
}
