import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { id, instant } from '../kit/fields.ts'
import { boundedText } from '../kit/text.ts'

export const exportAccount = defineCall({
  method: 'GET',
  path: '/account/export',
  access: 'token',
  area: 'privacy',
  summary: 'Everything that is kept about the account',
  answer: z.object({
    exported_at: instant,
    account: z.object({
      username: z.string(),
      email: z.string(),
      /** A new address that is not confirmed yet. */
      pending_email: z.string().nullable(),
      country: z.string(),
      language: z.string(),
      created_at: instant,
      activated_at: instant.nullable(),
    }),
    favourite_leagues: z.array(z.object({ league_id: id, name: z.string(), since: instant })),
    /** As it is in the address of its page. */
    finders: z.array(z.object({ name: z.string(), finder: z.string(), created_at: instant })),
    sessions: z.array(z.object({ created_at: instant, expires_at: instant, user_agent: z.string().nullable() })),
    subscriptions: z.array(
      z.object({
        provider: z.string(),
        months: z.number().int(),
        status: z.string(),
        started_at: instant.nullable(),
        paid_through: instant.nullable(),
        cancelled_at: instant.nullable(),
        withdrawn_at: instant.nullable(),
      }),
    ),
    payments: z.array(
      z.object({
        provider: z.string(),
        status: z.string(),
        /** In the currency's main unit. */
        amount: z.number(),
        refunded: z.number(),
        currency: z.string(),
        paid_at: instant,
      }),
    ),
    consents: z.array(z.object({ kind: z.string(), version: z.string(), agreed_at: instant })),
    referral_clicks: z.array(z.object({ code: z.string(), created_at: instant })),
    contact_messages: z.array(z.object({ username: z.string(), message: z.string(), created_at: instant })),
  }),
})

export const deleteAccount = defineCall({
  method: 'POST',
  path: '/account/delete',
  access: 'token',
  area: 'privacy',
  summary: 'Deletes the account for good; its subscription is ended first',
  body: z.object({ password: boundedText(300) }),
  answer: z.object({
    /** 0 deleted, 1 the password is wrong, 2 the subscription could not be ended at its provider. */
    status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  }),
})
