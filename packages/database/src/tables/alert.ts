import type { AlertKind, HappeningKind } from '@touchline/football'
import type { Language } from '@touchline/messages'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { account } from './account.ts'
import { instant, ownId, price } from './columns.ts'
import { fixture } from './fixture.ts'
import { league, player, team } from './reference.ts'

/** Kinds of channels for alerts. */
export const CHANNEL_KINDS = ['push', 'mail', 'telegram', 'discord', 'slack', 'ntfy'] as const
export type ChannelKind = (typeof CHANNEL_KINDS)[number]

/** Details of a happening; each kind has its own. */
export interface HappeningDetail {
  /** Side of the goal, card or price. */
  side?: 'home' | 'away' | null
  /** The score after it. */
  home?: number | null
  away?: number | null
  minute?: number | null
  /** The kick-off before it was moved. */
  was?: string
  wasKnown?: boolean
  /** The state after it was called off or on again. */
  stateId?: number
  /** The price before and now; null where there was none. */
  before?: number | null
  price?: number
  bookmakerId?: number | null
  coach?: string
}

/** Something people may be alerted to, written in the transaction of the change; a worker makes alerts of it, once. Stored for a week. */
export const happening = pgTable(
  'happening',
  {
    id: ownId(),
    kind: text().$type<HappeningKind>().notNull(),
    at: instant().notNull(),
    fixtureId: integer().references(() => fixture.id, { onDelete: 'cascade' }),
    /** For a price, a new coach or a transfer; for a transfer the team that is left. */
    teamId: integer().references(() => team.id, { onDelete: 'cascade' }),
    toTeamId: integer().references(() => team.id, { onDelete: 'cascade' }),
    playerId: integer().references(() => player.id, { onDelete: 'cascade' }),
    detail: jsonb().$type<HappeningDetail>().notNull().default({}),
    /** When its alerts were made. */
    spreadAt: instant(),
  },
  (t) => [
    index('happening_waiting').on(t.id).where(sql`spread_at is null`),
    index().on(t.fixtureId),
    index().on(t.at),
    uniqueIndex('happening_once')
      .on(t.fixtureId, t.kind)
      .where(sql`kind in ('lineup', 'kickoff', 'half_time', 'full_time')`),
  ],
)

/** A recipient of alerts: an account, or a visitor's browser that stores a secret. */
export const alertRecipient = pgTable(
  'alert_recipient',
  {
    id: ownId(),
    accountId: integer().references(() => account.id, { onDelete: 'cascade' }),
    /** Hash of the secret of a visitor's browser. */
    keyHash: text(),
    language: text().$type<Language>().notNull(),
    zone: text().notNull(),
    /** Two letters of the country they were last here from; null where it is not known. */
    country: text(),
    /** Minutes after midnight; null without quiet hours. */
    quietFrom: smallint(),
    quietTo: smallint(),
    hourlyLimit: smallint().notNull(),
    /** Whether scores are left out of messages. */
    hidesScores: boolean().notNull().default(false),
    /** Hidden scores on the pages, with `hidden_score`: whether all are hidden, and until which kick-off they are shown. */
    hidesEverywhere: boolean().notNull().default(false),
    shownUntil: instant(),
    digest: text({ enum: ['off', 'daily', 'weekly'] })
      .notNull()
      .default('off'),
    digestDueAt: instant(),
    createdAt: instant().notNull(),
    seenAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex().on(t.accountId),
    uniqueIndex().on(t.keyHash),
    index().on(t.digestDueAt),
    check('alert_recipient_is_one', sql`num_nonnulls(account_id, key_hash) = 1`),
  ],
)

const ofRecipient = () =>
  integer()
    .notNull()
    .references(() => alertRecipient.id, { onDelete: 'cascade' })

/** Kinds of alerts a recipient wants about a team, league, match or player. */
export const alertWish = pgTable(
  'alert_wish',
  {
    id: ownId(),
    recipientId: ofRecipient(),
    teamId: integer().references(() => team.id, { onDelete: 'cascade' }),
    leagueId: integer().references(() => league.id, { onDelete: 'cascade' }),
    fixtureId: integer().references(() => fixture.id, { onDelete: 'cascade' }),
    playerId: integer().references(() => player.id, { onDelete: 'cascade' }),
    kinds: text().array().$type<AlertKind[]>().notNull(),
    /** The price of the team to win at which there is an alert; null where prices do not matter. */
    priceLevel: price(),
    delayMinutes: smallint().notNull().default(0),
    channels: text().array().$type<ChannelKind[]>().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    index().on(t.recipientId),
    uniqueIndex().on(t.teamId, t.recipientId),
    uniqueIndex().on(t.leagueId, t.recipientId),
    uniqueIndex().on(t.fixtureId, t.recipientId),
    uniqueIndex().on(t.playerId, t.recipientId),
    check('alert_wish_is_of_one_thing', sql`num_nonnulls(team_id, league_id, fixture_id, player_id) = 1`),
  ],
)

/** A match without alerts for a recipient, whatever the wishes. */
export const alertMute = pgTable(
  'alert_mute',
  {
    recipientId: ofRecipient(),
    fixtureId: integer()
      .notNull()
      .references(() => fixture.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.recipientId, t.fixtureId] }), index().on(t.fixtureId)],
)

/** A team or match whose scores a recipient hides, or a match that was uncovered alone. */
export const hiddenScore = pgTable(
  'hidden_score',
  {
    id: ownId(),
    recipientId: ofRecipient(),
    teamId: integer().references(() => team.id, { onDelete: 'cascade' }),
    fixtureId: integer().references(() => fixture.id, { onDelete: 'cascade' }),
    isShown: boolean().notNull().default(false),
  },
  (t) => [
    index().on(t.recipientId),
    uniqueIndex().on(t.teamId, t.recipientId),
    uniqueIndex().on(t.fixtureId, t.recipientId, t.isShown),
    check('hidden_score_is_of_one_thing', sql`num_nonnulls(team_id, fixture_id) = 1`),
  ],
)

/** A browser, chat or mailbox that alerts go to. One that is gone is deleted. */
export const alertChannel = pgTable(
  'alert_channel',
  {
    id: ownId(),
    recipientId: ofRecipient(),
    kind: text({ enum: CHANNEL_KINDS }).notNull(),
    /** Address of the push service or of the chat, secret; empty of mail, which goes to the account's address. */
    address: text().notNull(),
    /** Keys of a push subscription, base64url. */
    p256dh: text(),
    auth: text(),
    /** How the browser names itself, or the chat. */
    label: text().notNull(),
    createdAt: instant().notNull(),
    usedAt: instant(),
    /** Failures since the last success. */
    failures: smallint().notNull().default(0),
    lastError: text(),
  },
  (t) => [
    uniqueIndex().on(t.recipientId, t.kind, t.address),
    uniqueIndex('alert_channel_push').on(t.address).where(sql`kind = 'push'`),
  ],
)

/** One happening for one channel, sent once. */
export const alert = pgTable(
  'alert',
  {
    happeningId: integer()
      .notNull()
      .references(() => happening.id, { onDelete: 'cascade' }),
    channelId: integer().notNull(),
    recipientId: integer().notNull(),
    state: text({ enum: ['waiting', 'sent', 'expired', 'withdrawn', 'quiet', 'limited', 'failed'] }).notNull(),
    /** Not before then; moved on after a failure. */
    dueAt: instant().notNull(),
    expiresAt: instant().notNull(),
    attempts: smallint().notNull().default(0),
    /** Until then, by the database's clock, the worker that took it is sending it. */
    leasedUntil: instant(),
    sentAt: instant(),
    error: text(),
  },
  (t) => [
    primaryKey({ columns: [t.happeningId, t.channelId] }),
    foreignKey({ columns: [t.channelId], foreignColumns: [alertChannel.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.recipientId], foreignColumns: [alertRecipient.id] }).onDelete('cascade'),
    index('alert_waiting').on(t.dueAt).where(sql`state = 'waiting'`),
    index().on(t.recipientId, t.dueAt),
    index().on(t.channelId),
  ],
)
