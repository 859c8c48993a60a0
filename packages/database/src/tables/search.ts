import type { NameOrigin } from '@touchline/football'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

/** Things the search finds by name; each kind is a table of that name. */
export const SEARCHED_KINDS = ['team', 'league', 'player', 'coach'] as const
export type SearchedKind = (typeof SEARCHED_KINDS)[number]

/**
 * Every name a thing can be found by, in the form searches compare (`searchKey`). Sinks write the names of a source with the thing itself;
 * names from lists and rules are replaced when those change.
 */
export const searchName = pgTable(
  'search_name',
  {
    kind: text({ enum: SEARCHED_KINDS }).notNull(),
    id: integer().notNull(),
    name: text().notNull(),
    /** 0 a source uses it, 1 people use it, 2 made of another name: initials, with the city. */
    origin: smallint().$type<NameOrigin>().notNull(),
    /** A second, youth or women's team. */
    lesser: boolean().notNull(),
    /** How well known the thing is among those of its kind; computed after imports and every hour. */
    weight: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.name, t.id] }),
    // One per kind, so that a search reads only the kinds it needs; new names wait in a short list, which every search reads whole.
    ...SEARCHED_KINDS.map((kind) =>
      index(`search_name_${kind}`)
        .using('gin', t.name.op('gin_trgm_ops'))
        .with({ gin_pending_list_limit: 512 })
        .where(sql.raw(`kind = '${kind}'`)),
    ),
  ],
)
