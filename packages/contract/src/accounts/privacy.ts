import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { id, instant } from '../kit/fields.ts'
import { boundedText } from '../kit/text.ts'
import { alertsAnswer } from './alerts.ts'
import { FOLLOW_KINDS } from './follow.ts'
import { hiddenScores } from './hidden-scores.ts'

export const exportAccount = defineCall({
  method: 'GET',
  path: '/account/export',
  access: 'token',
  area: 'privacy',
  summary: 'Everything that is kept about the account',
  answer: z.object({
    exported_at: instant.describe('When this was written, UTC.'),
    account: z
      .object({
        username: z.string(),
        email: z.string(),
        pending_email: z.string().nullable().describe('A new address that is not confirmed yet.'),
        country: z.string().describe('Country given at sign-up.'),
        language: z.string(),
        created_at: instant,
        activated_at: instant.nullable().describe('When it was activated, UTC; null before.'),
        seen_at: instant.describe('When it was last used, to the hour.'),
        role: z.string().nullable().describe('Of those who run the site; null of members.'),
        blocked_at: instant.nullable().describe('Since when it is blocked; null when it is not.'),
        second_factor_since: instant.nullable().describe('Since when signing in takes a code; null when it does not.'),
        passkeys: z
          .array(
            z.object({
              name: z.string(),
              created_at: instant,
              last_used_at: instant.nullable().describe('When it signed in last, UTC; null before.'),
            }),
          )
          .describe('Passkeys.'),
        providers: z
          .array(z.object({ issuer: z.string().describe('Its address.'), since: instant.describe('Since when, UTC.') }))
          .describe('Identity providers that sign in to the account.'),
      })
      .describe('The account.'),
    favourite_leagues: z
      .array(z.object({ league_id: id, name: z.string(), since: instant.describe('Since when, UTC.') }))
      .describe('Favourite leagues.'),
    follows: z
      .array(
        z.object({
          kind: z.enum(FOLLOW_KINDS).describe('What is followed.'),
          id,
          name: z.string(),
          since: instant.describe('Since when, UTC.'),
        }),
      )
      .describe('Followed teams, matches and players.'),
    alerts: alertsAnswer
      .omit({ key: true, push_key: true })
      .extend({
        country: z.string().nullable().describe('Country of the last visit, as `PT`; null where it is not known.'),
        hidden_scores: hiddenScores.describe('Teams and matches whose scores are hidden.'),
      })
      .nullable()
      .describe('Alerts: settings, channels and what was sent; null where nothing was set.'),
    feed_address_since: instant
      .nullable()
      .describe('When the secret address of calendar and feeds was made, UTC; null where there is none.'),
    api_token_since: instant
      .nullable()
      .describe('When the personal token for programs was made, UTC; null where there is none.'),
    finders: z
      .array(
        z.object({
          name: z.string(),
          finder: z.string().describe('Search parameters of its page.'),
          created_at: instant,
        }),
      )
      .describe('As it is in the address of its page.'),
    sessions: z
      .array(
        z.object({
          created_at: instant,
          expires_at: instant,
          user_agent: z.string().nullable().describe('How the browser named itself; null when unknown.'),
        }),
      )
      .describe('Browsers that are signed in.'),
    subscriptions: z
      .array(
        z.object({
          provider: z.string(),
          months: z.number().int().describe('Months of the plan.'),
          status: z.string(),
          payer: z.string().nullable().describe('Digest of the card or the PayPal account that paid.'),
          started_at: instant.nullable().describe('When it began, UTC; null before.'),
          paid_through: instant.nullable().describe('Until when it is paid, UTC; null before.'),
          cancelled_at: instant.nullable().describe('When it was cancelled, UTC; null otherwise.'),
          withdrawn_at: instant.nullable().describe('When it was withdrawn from, UTC; null otherwise.'),
          refused_at: instant.nullable().describe('When it was refused, UTC; null otherwise.'),
          held_at: instant.nullable().describe('Since when a dispute closes access.'),
          pauses: z
            .array(
              z.object({
                starts_at: instant.describe('First moment of the pause.'),
                ends_at: instant.describe('End of the pause.'),
              }),
            )
            .describe('Off-season pauses, in which nothing was charged.'),
        }),
      )
      .describe('What was bought.'),
    payments: z
      .array(
        z.object({
          provider: z.string(),
          status: z.string(),
          amount: z.number().describe("In the currency's main unit."),
          refunded: z.number().describe("Paid back so far, in the currency's main unit."),
          currency: z.string(),
          paid_at: instant,
          dispute: z.string().nullable(),
        }),
      )
      .describe('Payments.'),
    consents: z
      .array(
        z.object({
          kind: z.string().describe('To what.'),
          version: z.string().describe('To which version of it.'),
          agreed_at: instant.describe('When, UTC.'),
        }),
      )
      .describe('What was agreed to.'),
    referral_clicks: z
      .array(z.object({ code: z.string().describe('Code of the partner.'), created_at: instant }))
      .describe('Visits through links of partners.'),
    contact_messages: z
      .array(
        z.object({
          username: z.string().describe('The name it was signed with.'),
          message: z.string().describe('The message.'),
          created_at: instant,
        }),
      )
      .describe('Messages sent to the operator.'),
  }),
})

export const deleteAccount = defineCall({
  method: 'POST',
  path: '/account/delete',
  access: 'token',
  area: 'privacy',
  summary: 'Deletes the account for good; its subscription is ended first',
  body: z.object({ password: boundedText(300).describe('The present password.') }),
  answer: z.object({
    status: z
      .union([z.literal(0), z.literal(1), z.literal(2)])
      .describe('0 deleted, 1 the password is wrong, 2 the subscription could not be ended at its provider.'),
  }),
})
