import type { CallExample } from './example.ts'

const AT = '2026-11-20T18:04:11.000Z'

/** Examples of plans, codes and money in the operator's console, by operation id. */
export const CONSOLE_MONEY: Readonly<Record<string, CallExample>> = {
  consolePlans: {
    answer: {
      version: 44,
      last_change: null,
      plans: [
        {
          months: 3,
          cents: 6000,
          titles: {},
          shown: true,
          trial_days: 14,
          pause_months: [],
          since: null,
          subscribers: 214,
          at_other_price: 0,
        },
      ],
      codes: [
        {
          id: 3,
          code: 'SPRING-26',
          kind: 'percent',
          value: 20,
          months: 3,
          uses: 18,
          open: 1,
          max_uses: 100,
          until: '2026-12-31T23:59:59.999Z',
          note: 'Newsletter of November',
          created_at: AT,
          ended_at: null,
        },
      ],
    },
  },
  savePlan: {
    body: { version: 44, plan: 3, months: 3, cents: 6400, titles: {}, shown: true, trial_days: 14 },
    answer: { done: true },
  },
  orderPlans: { body: { version: 44, months: [12, 3, 1] }, answer: { done: true } },
  addCode: {
    body: { kind: 'percent', code: 'SPRING-26', value: 20, months: 3, max_uses: 100, until: '2026-12-31', note: null },
    answer: { code: 'SPRING-26' },
  },
  endCode: { params: { id: 3 }, answer: { done: true } },
  consoleMoney: {
    answer: {
      now: AT,
      months: Array.from({ length: 13 }, (_, at) => ({
        month: new Date(Date.UTC(2025, 10 + at)).toISOString().slice(0, 7),
        recurring: 412_000 + at * 9_000,
        subscriptions: 214 + at * 4,
        taken: 498_100,
        refunded: 3457,
        failed: 3,
        failed_cents: 6897,
        started: 31,
        cancelled: 17,
      })),
      ending: [{ month: '2026-11', paid: 4, granted: 2, renewing: 61 }],
      trials: 8,
      disputed: [
        {
          member_id: 40,
          member: 'rui',
          payment_id: 12,
          provider: 'stripe',
          provider_url: 'https://dashboard.stripe.com/invoices/in_1Q2w3E',
          cents: 6000,
          paid_at: AT,
          dispute: 'open',
        },
      ],
      open_payments: [],
      notices: { waiting: 0, oldest: null, error: null },
      comparison: {
        asked_at: null,
        started_at: AT,
        finished_at: AT,
        compared: 214,
        of: 214,
        differed: 1,
        unreachable: [],
      },
      drift: [
        {
          provider: 'stripe',
          provider_id: 'sub_1Q2w3E',
          provider_url: 'https://dashboard.stripe.com/subscriptions/sub_1Q2w3E',
          member_id: 40,
          kind: 'differs',
          ours: { status: 'active', months: 3 },
          theirs: { status: 'cancelled', months: 3 },
          found_at: AT,
          settled_at: AT,
        },
      ],
    },
  },
  reconcileMoney: { answer: { done: true } },
}
