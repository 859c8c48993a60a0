import {
  type Database,
  feedAnswer,
  type Placeholders,
  rows,
  selection,
  sourceRef,
  statement,
} from '@touchline/database'
import { SOURCES, type Source } from '@touchline/football'
import { sql } from 'drizzle-orm'

/** Sources that describe nothing themselves, such as the weather, are known by their stored answers. */
const HELD = statement((p: Placeholders<{ sources: readonly Source[] }>) =>
  selection(
    { source: sql<Source>`s.source` },
    (columns) => sql`
      select ${columns} from unnest(${p.sources}::text[]) with ordinality s(source, place)
      where exists (select from ${sourceRef} where ${sourceRef.source} = s.source)
        or exists (select from ${feedAnswer} where ${feedAnswer.source} = s.source)
      order by s.place`,
  ),
)

/** The sources of stored data, in the order in which they are trusted. */
export async function findHeldSources({ pool }: Database): Promise<Source[]> {
  return (await rows(pool, HELD, { sources: SOURCES })).map(({ source }) => source)
}
