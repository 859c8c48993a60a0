import {
  alert,
  alertChannel,
  alertMute,
  alertRecipient,
  alertWish,
  event,
  firstRow,
  fixture,
  happening,
  lineupEntry,
  type Placeholders,
  type RowOf,
  rows,
  selection,
  statement,
} from '@touchline/database'
import { HOUR_MS, isMailed, isOfPlay, tellsScore } from '@touchline/football'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { hiddenScores } from '../../hidden-scores/hidden-scores.queries.ts'
import { leavesScoreOut } from '../../hidden-scores/leaves-score-out.ts'
import { readSetting } from '../../site-settings/setting-rows.queries.ts'
import { heldOf } from '../../site-settings/site-settings.ts'

const DUE = statement((_: Placeholders<Record<never, never>>) =>
  selection(
    {
      id: happening.id,
      kind: happening.kind,
      at: happening.at,
      fixtureId: happening.fixtureId,
      teamId: happening.teamId,
      toTeamId: happening.toTeamId,
      playerId: happening.playerId,
      detail: happening.detail,
      kickoff: sql<Date | null>`f.kickoff`,
      leagueId: sql<number | null>`f.league_id`,
      homeTeamId: sql<number | null>`f.home_team_id`,
      awayTeamId: sql<number | null>`f.away_team_id`,
      isDoubled: sql<boolean>`coalesce(f.doubled, false)`,
    },
    (columns) => sql`
      select ${columns} from ${happening} left join ${fixture} f on f.id = ${happening.fixtureId}
      where ${happening.spreadAt} is null order by ${happening.id} limit 1`,
  ),
)

/** Something that happened, of which no alerts were made yet. */
export type WaitingHappening = RowOf<typeof DUE>

export const findDue = (client: pg.ClientBase): Promise<WaitingHappening | null> => firstRow(client, DUE, {})

interface Wanted {
  id: number
  kind: string
  fixtureId: number | null
  leagueId: number | null
  teams: readonly number[]
  players: readonly number[]
  before: number
  price: number | null
  ofPlay: boolean
  mailed: boolean
  hourAgo: Date
  dayAgo: Date
  /** Countries with a mode of their own, and those of them without prices. */
  named: readonly string[]
  hidden: readonly string[]
  /** Whether all others are without prices. */
  othersHidden: boolean
}

/** Channels that it is due to, with what their recipient said of when. */
const WISHED = statement((p: Placeholders<Wanted>) =>
  selection(
    {
      channelId: alertChannel.id,
      recipientId: alertRecipient.id,
      zone: alertRecipient.zone,
      quietFrom: alertRecipient.quietFrom,
      quietTo: alertRecipient.quietTo,
      hourlyLimit: alertRecipient.hourlyLimit,
      hidesScores: alertRecipient.hidesScores,
      hidden: hiddenScores,
      delayMinutes: sql<number>`w.delay`,
      ofLastHour: sql<number>`(
        select count(distinct ${alert.happeningId})::integer from ${alert}
        where ${alert.recipientId} = ${alertRecipient.id} and ${alert.state} in ('waiting', 'sent') and ${alert.dueAt} > ${p.hourAgo})`,
    },
    (columns) => sql`
      select ${columns} from (
        select ${alertWish.recipientId} as recipient_id, max(${alertWish.delayMinutes}) as delay, array_agg(distinct channel) as channels
        from ${alertWish} cross join unnest(${alertWish.channels}) as channel
        where ${p.kind} = any(${alertWish.kinds})
          and (${alertWish.teamId} = any(${p.teams}::integer[]) or ${alertWish.leagueId} = ${p.leagueId}
            or ${alertWish.fixtureId} = ${p.fixtureId} or ${alertWish.playerId} = any(${p.players}::integer[]))
          and (${p.price}::numeric is null
            or ${alertWish.priceLevel} <= ${p.price}::numeric and ${alertWish.priceLevel} > ${p.before}::numeric)
        group by 1) as w
      join ${alertRecipient} on ${alertRecipient.id} = w.recipient_id
      join ${alertChannel} on ${alertChannel.recipientId} = w.recipient_id and ${alertChannel.kind} = any(w.channels)
      where (${p.mailed}::boolean or ${alertChannel.kind} <> 'mail')
        and not exists (select from ${alertMute}
          where ${alertMute.recipientId} = w.recipient_id and ${alertMute.fixtureId} = ${p.fixtureId})
        and (${p.price}::numeric is null or not (coalesce(${alertRecipient.country} = any(${p.hidden}::text[]), false)
          or ${p.othersHidden}::boolean and not coalesce(${alertRecipient.country} = any(${p.named}::text[]), false)))
        and not (${p.price}::numeric is not null and exists (
          select from ${alert} join ${happening} on ${happening.id} = ${alert.happeningId}
          where ${alert.recipientId} = w.recipient_id and ${happening.fixtureId} = ${p.fixtureId} and ${happening.kind} = 'price'
            and ${happening.at} > ${p.dayAgo} and ${happening.id} <> ${p.id}))`,
  ),
)
export type WishedRow = RowOf<typeof WISHED>

/**
 * Recipients of a happening and their channels. A price that moves around a level is reported once a day, and to nobody who was last in a
 * country where prices are not shown; recipients who hide the score of a match get none of its goals and cards.
 */
export async function findWished(client: pg.ClientBase, waiting: WaitingHappening, now: Date): Promise<WishedRow[]> {
  const { id, kind, fixtureId, leagueId, detail, ...of } = waiting
  if (of.isDoubled) return []
  const isPrice = kind === 'price'
  const { value: display } = heldOf('odds', isPrice ? await readSetting(client, 'odds') : null)
  const sides = isPrice || fixtureId === null ? [of.teamId, of.toTeamId] : [of.homeTeamId, of.awayTeamId]
  const wished = await rows(client, WISHED, {
    id,
    kind,
    fixtureId,
    leagueId,
    teams: sides.filter((team) => team !== null),
    players:
      of.playerId === null ? await playersOf(client, { kind, fixtureId, waitingHappening: detail }) : [of.playerId],
    before: detail.before ?? 0,
    price: isPrice ? (detail.price ?? null) : null,
    ofPlay: isOfPlay(kind),
    mailed: isMailed(kind),
    hourAgo: new Date(now.getTime() - HOUR_MS),
    dayAgo: new Date(now.getTime() - 24 * HOUR_MS),
    named: display.countries.map(({ country }) => country),
    hidden: display.countries.filter(({ mode }) => mode === 'off').map(({ country }) => country),
    othersHidden: display.mode === 'off',
  })
  return tellsScore(kind) ? wished.filter((row) => !leavesScoreOut(row, waiting, now)) : wished
}

const LINED_UP = statement((p: Placeholders<{ fixtureId: number }>) =>
  selection(
    { id: sql<number>`${lineupEntry.playerId}` },
    (columns) => sql`select ${columns} from ${lineupEntry}
      where ${lineupEntry.fixtureId} = ${p.fixtureId} and ${lineupEntry.playerId} is not null`,
  ),
)

const SCORERS = statement((p: Placeholders<{ fixtureId: number; result: string }>) =>
  selection(
    { id: sql<number>`${event.playerId}` },
    (columns) => sql`select ${columns} from ${event}
      where ${event.fixtureId} = ${p.fixtureId} and ${event.playerId} is not null and ${event.typeId} in (14, 16)
        and ${event.result} = ${p.result}`,
  ),
)

/** Players it is about: those of the line-ups, or who scored, as far as the source says. */
async function playersOf(
  client: pg.ClientBase,
  {
    kind,
    fixtureId,
    waitingHappening: { home, away },
  }: { kind: string; fixtureId: number | null; waitingHappening: WaitingHappening['detail'] },
): Promise<number[]> {
  if (fixtureId === null) return []
  if (kind === 'lineup') return (await rows(client, LINED_UP, { fixtureId })).map(({ id }) => id)
  if (kind === 'goal')
    return (await rows(client, SCORERS, { fixtureId, result: `${home}-${away}` })).map(({ id }) => id)
  return []
}
