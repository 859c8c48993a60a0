import { readLeagues } from '@touchline/feeds'
import { DAY_MS } from '@touchline/football'
import { renewCountries } from '../countries.ts'
import { after, once, runPhases } from '../run-unit.ts'
import { readingOf, type SyncContext } from '../sync-context.ts'
import { renewTypes } from '../types.ts'

/**
 * Countries, types, the plan's leagues and their seasons; nothing when they were read within the last day.
 * @returns false while another process reads them
 */
export function refreshReference(context: SyncContext): Promise<boolean> {
  const countries = once('countries', async () => {
    await renewCountries(context)
    return null
  })
  const types = once('types', async () => {
    await renewTypes(context)
    return null
  })
  const leagues = {
    name: 'leagues',
    async *pages(from: string | null) {
      yield* readLeagues(await readingOf(context), from)
    },
  }
  return runPhases(context, { job: 'reference', phases: [countries, types, leagues], again: after(context, DAY_MS) })
}
