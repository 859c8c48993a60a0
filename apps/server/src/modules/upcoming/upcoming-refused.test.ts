import { useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'

const server = useServer({ keepData: true })

test.each([
  ['/api/upcoming/today/tomorrow', 'fromUtc'],
  ['/api/upcoming/2026-02-30%2010:00/2026-03-02%2010:00', 'fromUtc'],
  ['/api/upcoming/2026-03-07%2010:00/2026-03-07%2024:30', 'toUtc'],
  ['/api/upcoming/2026-03-07T10:00/2026-03-08%2010:00', 'fromUtc'],
  ['/api/upcoming/2026-03-07T10:00:00Z/2026-03-09T10:01:00Z', '48 hours'],
  ['/api/upcoming/2026-03-07%2010:00/2026-03-07%2010:00', 'toUtc'],
  ['/api/upcoming/2026-03-07%2010:00/2026-03-09%2010:01', '48 hours'],
  ['/api/upcoming/2026-03-07%2010:00/2026-03-08%2010:00?since=2026-02-30%2010:00', 'since'],
  ['/api/upcoming/2026-03-07%2010:00/2026-03-08%2010:00?since=2026-03-07%2010:01', 'since'],
  ['/api/upcoming/2026-03-07%2010:00/2026-03-08%2010:00?since=2026-03-06%2009:59', '48 hours'],
  ['/api/upcoming/2026-03-07%2010:00/2026-03-08%2010:00?count_form=0', 'count_form'],
  ['/api/upcoming/2026-03-07%2010:00/2026-03-08%2010:00?count_form=51', 'count_form'],
  ['/api/upcoming/2026-03-07%2010:00/2026-03-08%2010:00?type_form=2', 'type_form'],
  ['/api/upcoming/2026-03-07%2010:00/2026-03-08%2010:00?league_form=1&league_form=0', 'league_form'],
])('%s is refused and the message names %s', async (path, named) => {
  const answer = await server.ask(path)
  expect(answer.status).toBe(400)
  const { error } = (await answer.json()) as { error: { code: string; message: string } }
  expect(error.code).toBe('bad_request')
  expect(error.message).toContain(named)
})
