import { type Database, event, firstRow, type Placeholders, prepared, selection, side } from '@touchline/database'
import { EVENT_TYPE, HIT_RATES, type HitCounts, type HitRate, LAST_CARD_MINUTE } from '@touchline/football'
import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

/** Matches of a list, each with whether it is listed for its home team. */
export interface Listed {
  fixtureIds: readonly number[]
  homes: readonly boolean[]
}

const own = alias(side, 'own')
const other = alias(side, 'other')

const RED = sql.raw([EVENT_TYPE.red_card, EVENT_TYPE.yellow_red_card].join(', '))
const OF = {
  corner: sql`(${event.typeId} = ${sql.raw(String(EVENT_TYPE.corner))} and coalesce(${event.comment}, '') not like '%Race%')`,
  yellow: sql`(${event.typeId} = ${sql.raw(String(EVENT_TYPE.yellow_card))})`,
  red: sql`(${event.typeId} in (${RED}))`,
}
const TYPES = sql.raw(
  [EVENT_TYPE.corner, EVENT_TYPE.yellow_card, EVENT_TYPE.red_card, EVENT_TYPE.yellow_red_card].join(', '),
)
const IN_TIME = sql`${event.minute} <= ${sql.raw(String(LAST_CARD_MINUTE))}`

const times = (...conditions: SQL[]) => sql`count(*) filter (where ${sql.join(conditions, sql` and `)})`
const ofOwn = sql`${event.home} = ${own.home}`
const ofOther = sql`${event.home} <> ${own.home}`

/** What is listed of a match, its cards up to minute 90 and beyond. */
const LISTED_EVENTS = sql`
  select ${times(OF.corner, ofOwn)} as own_corners, ${times(OF.corner, ofOther)} as other_corners,
    ${times(OF.yellow, ofOwn)} as own_yellow, ${times(OF.yellow, ofOther)} as other_yellow,
    ${times(OF.red, ofOwn)} as own_red, ${times(OF.red, ofOther)} as other_red,
    ${times(OF.yellow, ofOwn, IN_TIME)} as own_yellow_90, ${times(OF.yellow, ofOther, IN_TIME)} as other_yellow_90,
    ${times(OF.red, ofOwn, IN_TIME)} as own_red_90, ${times(OF.red, ofOther, IN_TIME)} as other_red_90
  from ${event}
  where ${event.fixtureId} = ${own.fixtureId} and ${event.typeId} in (${TYPES}) and not ${event.staff}`

/** As in the football rules: the list of cards counts where the statistics, which may count what was shown after minute 90, agree. */
const agrees = (name: 'own' | 'other', table: typeof own | typeof other) => {
  const counted = (until: string) => sql`
    (coalesce(${table.yellowCards}, listed.${sql.raw(`${name}_yellow${until}`)}) = listed.${sql.raw(`${name}_yellow${until}`)}
    and coalesce(${table.redCards}, listed.${sql.raw(`${name}_red${until}`)}) = listed.${sql.raw(`${name}_red${until}`)})`
  return sql`(${counted('_90')} or ${counted('')})`
}

const CARDS = sql`case
  when listed.own_yellow + listed.other_yellow + listed.own_red + listed.other_red > 0
    and ${agrees('own', own)} and ${agrees('other', other)}
  then listed.own_yellow_90 + listed.other_yellow_90 + listed.own_red_90 + listed.other_red_90
  else ${own.yellowCards} + ${other.yellowCards} + ${own.redCards} + ${other.redCards} end`

const CORNERS = sql`
  coalesce(${own.corners}, case when listed.own_corners + listed.other_corners > 0 then listed.own_corners end)
  + coalesce(${other.corners}, case when listed.own_corners + listed.other_corners > 0 then listed.other_corners end)`

/** Whether it happened in a match; null where that is not known. */
const HAPPENED: Readonly<Record<HitRate, SQL>> = {
  over_05: sql`goals > 0.5`,
  over_15: sql`goals > 1.5`,
  over_25: sql`goals > 2.5`,
  over_35: sql`goals > 3.5`,
  both_score: sql`scored > 0 and conceded > 0`,
  clean_sheet: sql`conceded = 0`,
  half_time_lead: sql`half_time_lead > 0`,
  corners_over_95: sql`corners > 9.5`,
  cards_over_45: sql`cards > 4.5`,
}

const each = (of: (happened: SQL) => SQL) =>
  sql<number[]>`array[${sql.join(
    HIT_RATES.map((rate) => of(HAPPENED[rate])),
    sql`, `,
  )}]::int[]`

/** The same as `hitCounts` of the football rules counts, of as many matches as there are: none of them leaves the database. */
const HIT_COUNTS = prepared((p: Placeholders<Listed>) =>
  selection(
    {
      counts: each((happened) => sql`count(*) filter (where ${happened})`),
      matches: each((happened) => sql`count(${happened})`),
    },
    (columns) => sql`
      select ${columns} from (
        select ${own.goals} as scored, ${own.conceded} as conceded, ${own.goals} + ${own.conceded} as goals,
          ${own.halfTimeGoals} - ${own.halfTimeConceded} as half_time_lead, ${CORNERS} as corners, ${CARDS} as cards
        from unnest(${p.fixtureIds}::int[], ${p.homes}::boolean[]) as wanted (id, home)
        join ${side} own on ${own.fixtureId} = wanted.id and ${own.home} = wanted.home
        join ${side} other on ${other.fixtureId} = wanted.id and ${other.home} <> wanted.home
        cross join lateral (${LISTED_EVENTS}) listed
      ) matches`,
  ),
)

/** How often each happened in matches of a list, seen from the side they are listed for. */
export async function findHitCounts({ pool }: Database, listed: Listed): Promise<HitCounts> {
  const found = await firstRow(pool, HIT_COUNTS, { ...listed })
  return Object.fromEntries(
    HIT_RATES.map((rate, at) => [rate, { count: found?.counts[at] ?? 0, matches: found?.matches[at] ?? 0 }]),
  ) as HitCounts
}
