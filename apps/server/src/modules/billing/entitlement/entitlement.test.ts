import { expect, test } from 'vitest'
import { entitlement, type SubscriptionFacts } from './entitlement.ts'

const NOW = new Date('2026-03-07T12:00:00.000Z')
const PAST = new Date('2026-03-01T00:00:00.000Z')
const SOON = new Date('2026-03-20T00:00:00.000Z')
const LATE = new Date('2026-09-01T00:00:00.000Z')

const row = (
  status: SubscriptionFacts['status'],
  months: number,
  paidThrough: Date | null,
  { withdrawnAt = null, heldAt = null }: Partial<Pick<SubscriptionFacts, 'withdrawnAt' | 'heldAt'>> = {},
): SubscriptionFacts => ({ status, months, paidThrough, withdrawnAt, heldAt })

test.each<[string, SubscriptionFacts[], ReturnType<typeof entitlement>]>([
  ['nobody paid', [], { type: 0, subscribed: 0, expireDate: null }],
  [
    'a checkout that was never paid is nothing',
    [row('pending', 3, null), row('pending', 3, LATE)],
    { type: 0, subscribed: 0, expireDate: null },
  ],
  [
    'a subscription that renews shows its months',
    [row('active', 3, SOON)],
    { type: 2, subscribed: 3, expireDate: SOON },
  ],
  [
    'an open payment keeps the time that was paid',
    [row('past_due', 1, SOON)],
    { type: 2, subscribed: 1, expireDate: SOON },
  ],
  [
    'a cancelled one lasts until its end and shows its months as negative',
    [row('cancelled', 12, SOON)],
    { type: 2, subscribed: -12, expireDate: SOON },
  ],
  ['time that ran out has expired', [row('active', 1, PAST)], { type: 1, subscribed: 0, expireDate: PAST }],
  ['access ends at the instant itself', [row('active', 1, NOW)], { type: 1, subscribed: 0, expireDate: NOW }],
  [
    'one that was withdrawn from gives no access since then although it was paid for longer',
    [row('ended', 12, LATE, { withdrawnAt: PAST })],
    { type: 1, subscribed: 0, expireDate: PAST },
  ],
  [
    'what was bought after a withdrawal ends later than it',
    [row('ended', 12, LATE, { withdrawnAt: new Date('2026-01-05T00:00:00.000Z') }), row('cancelled', 1, PAST)],
    { type: 1, subscribed: 0, expireDate: PAST },
  ],
  [
    'one that was paid back gives no access, and nothing says since when',
    [row('ended', 12, LATE)],
    { type: 1, subscribed: 0, expireDate: null },
  ],
  [
    'one whose money is in dispute gives no access since the dispute began',
    [row('active', 12, LATE, { heldAt: PAST })],
    { type: 1, subscribed: 0, expireDate: PAST },
  ],
  [
    'one in dispute next to another one does not close it',
    [row('active', 12, LATE, { heldAt: PAST }), row('cancelled', 1, SOON)],
    { type: 2, subscribed: -1, expireDate: SOON },
  ],
  [
    'a dispute that began after the paid time was over did not end it',
    [row('cancelled', 1, PAST, { heldAt: new Date('2026-03-05T00:00:00.000Z') })],
    { type: 1, subscribed: 0, expireDate: PAST },
  ],
  [
    'a new one after an expired one counts',
    [row('ended', 1, PAST), row('active', 3, SOON)],
    { type: 2, subscribed: 3, expireDate: SOON },
  ],
  [
    'one that renews next to a cancelled one that lasts longer',
    [row('cancelled', 12, LATE), row('active', 1, SOON)],
    { type: 2, subscribed: 1, expireDate: LATE },
  ],
])('%s', (_fact, rows, expected) => {
  expect(entitlement(rows, NOW)).toEqual(expected)
})
