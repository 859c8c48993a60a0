import { league } from '@touchline/database'
import type { LeagueRecord } from '@touchline/football'
import { leagueRow } from '../names/things.ts'
import { writeNames } from '../names/write-names.ts'
import { markRegradedLeagues } from '../ratings/mark-ratings-due.ts'
import { writeReference } from './reference-rows.ts'
import type { SinkContext } from './sink-context.ts'
import { joinByStableKey } from './stable-keys.ts'

export async function sinkLeagues(context: SinkContext, records: readonly LeagueRecord[]): Promise<void> {
  const own = await joinByStableKey(context, 'league', records)
  const rows = own.map((record) => ({
    id: context.ids.of('league', record.key),
    name: record.name,
    countryId: record.country,
    type: record.type,
    subType: record.subType ?? null,
    tier: record.tier ?? 1,
    shortCode: record.shortCode ?? null,
    imageUrl: record.image ?? null,
    stableKey: record.stableKey,
    active: record.active,
  }))
  await markRegradedLeagues(context.client, rows)
  await writeReference(context, 'leagues', 'league', league, rows)
  const things = records.map(({ key, name, country, stableKey }) =>
    leagueRow({ id: context.ids.of('league', key), names: [name], stableKey, countryId: country }),
  )
  await writeNames(context.client, 'league', things)
}
