import type { CallExample } from './example.ts'

const TOKEN = 'q3v1mZr8cQWJ0m0yH0u9o5bX2sKf7dTnA4eLwP6gYhE'
const LINK = 'Zp4xT1yC9kQ'
const FOLLOWS = { teams: [3], matches: [1204], players: [] }
const HIDDEN = {
  ...{ everywhere: false, teams: [20], matches: [{ id: 1204, home: 20, away: 31 }], shown: [1198], shown_until: null },
}
const SIGNED_IN = {
  ...{ user: { id: 12, username: 'marta' }, favorite_league: [1, 5], follows: FOLLOWS, hidden_scores: HIDDEN },
}
const ORDER = { selectedPlan: 12, clickId: null, immediateStart: true }
const CHECKOUT = 'dc_3fW8'
const PAID_AT = '2026-11-20T18:04:11.000Z'
const PLAN = { months: 12, price: 79.99, currency: 'EUR' }

const OPEN_GAMES = {
  id: 3,
  name: 'Open games',
  finder: 'bet=over&where=homeOvers10Venue%3A6..',
  created_at: PAID_AT,
}

const ALERTS = {
  key: null,
  push_key: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  settings: {
    quiet_from: 1380,
    quiet_to: 480,
    hourly_limit: 20,
    hides_scores: false,
    mail: true,
    digest: 'weekly',
    language: 'pt',
    zone: 'Europe/Lisbon',
  },
  wishes: [
    {
      thing: 'team',
      id: 3,
      name: 'Liverpool',
      kinds: ['lineup', 'goal', 'full_time', 'price'],
      price_level: 1.8,
      delay_minutes: 2,
      channels: ['push', 'mail'],
    },
  ],
  channels: [{ id: 7, kind: 'push', label: 'Firefox, Android', created_at: PAID_AT, failing: null }],
  muted: [{ id: 1204, name: 'Liverpool – Chelsea' }],
  sent: [
    {
      at: PAID_AT,
      kind: 'goal',
      title: 'Liverpool 1–0 Chelsea',
      body: 'Golo de Liverpool 23′ · Premier League',
      path: '/soccer?mid=1204&cid=72',
      channel: 'push',
      state: 'sent',
    },
  ],
}
const MUTE = 'm.7.1204.q1Zr8cQWJ0m0yH0u9o5bX2sKf7d'

/** Examples of calls that change something or speak of one account, by operation id. */
export const WRITTEN: Readonly<Record<string, CallExample>> = {
  checkUsername: { body: { username: 'marta' }, answer: { status: 0 } },
  signUp: {
    body: {
      email: 'marta@example.org',
      username: 'marta',
      password: 'correct horse',
      country: 462,
      language: 'pt',
      next: '/league/1',
    },
    answer: { status: 0 },
  },
  login: {
    body: { username_or_email: 'marta@example.org', password: 'correct horse' },
    answer: { invalid: false, token: TOKEN, ...SIGNED_IN },
  },
  checkToken: { answer: { ...SIGNED_IN, user: { ...SIGNED_IN.user, email: 'marta@example.org' } } },
  logout: { answer: { done: true } },
  activate: { body: { uidb64: 'MTI', token: LINK }, answer: { invalid: false, token: TOKEN, ...SIGNED_IN } },
  sendResetLink: { body: { email: 'marta@example.org' }, answer: { status: 0 } },
  checkResetLink: { params: { token: LINK }, answer: { status: 0 } },
  saveNewPassword: { body: { pwd: 'battery staple', token: LINK }, answer: { status: 0 } },
  resendActivation: { body: { username_or_email: 'marta@example.org' }, answer: { sent: true } },
  accountSecurity: {
    answer: {
      email: 'marta@example.org',
      member_since: PAID_AT,
      email_change: {
        email: 'marta@example.net',
        old_confirmed: false,
        new_confirmed: true,
        expires_at: '2026-11-24T09:12:40.000Z',
      },
      sessions: [
        {
          id: 'b0u9JmWkS1l2Yx7rQe5nTg',
          current: true,
          created_at: PAID_AT,
          last_used_at: '2026-11-23T09:00:00.000Z',
          user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
        },
      ],
      second_factor: false,
      passkeys: [{ id: 'ZmFjZQ', name: 'Phone', created_at: PAID_AT, last_used_at: null, backed_up: true }],
      passkey_factor: false,
      role: null,
    },
  },
  changePassword: { body: { current: 'correct horse', password: 'battery staple' }, answer: { status: 0 } },
  changeEmail: { body: { password: 'correct horse', email: 'marta@example.net' }, answer: { status: 0 } },
  cancelEmailChange: { answer: { done: true } },
  confirmEmail: { body: { token: LINK }, answer: { status: 1 } },
  endSession: { body: { id: 'b0u9JmWkS1l2Yx7rQe5nTg' }, answer: { ended: 1 } },
  endOtherSessions: { answer: { ended: 2 } },
  pickFavourite: { body: { league_id: 5, flag: 1 }, answer: { leagues: [1, 5] } },
  apiTokenSince: { answer: { since: PAID_AT } },
  renewApiToken: { answer: { since: PAID_AT, secret: 'k7Pq2Xw9LmT4vYc8Rb1Nz6Hs3Df5Ga0JeUoIyQtBxCw' } },
  removeApiToken: { answer: { since: null } },
  feedAddressSince: { answer: { since: PAID_AT } },
  renewFeedAddress: { answer: { since: PAID_AT, secret: 'x3Jw0n7dQm2Vb9yKc4Tz8sLh1PfRg6Ae5UoXiWqZt0E' } },
  removeFeedAddress: { answer: { since: null } },
  followThing: { body: { kind: 'team', id: 3, flag: 1 }, answer: FOLLOWS },
  mergeFollows: {
    body: { leagues: [5], teams: [3], matches: [], players: [] },
    answer: { ...FOLLOWS, leagues: [1, 5] },
  },
  savedFinders: { answer: { type: 2, finders: [OPEN_GAMES] } },
  saveFinder: {
    body: { name: 'Open games', bet: 'over', where: 'homeOvers10Venue:6..' },
    answer: { type: 2, finders: [OPEN_GAMES] },
  },
  removeFinder: { body: { id: 3 }, answer: { type: 2, finders: [] } },
  checkSubscription: {
    answer: {
      subscribed: 12,
      expired: false,
      expire_date: '2027-11-20T18:04:11.000Z',
      provider: 'stripe',
      payment_due_url: null,
      payment_due: false,
      withdrawable_until: '2026-12-04T18:04:11.000Z',
      dispute: null,
      refused: false,
      order_from: null,
      withdrawable_amount: null,
      withdrawn_at: null,
      has_portal: true,
      can_try: false,
      can_resume: false,
      order_starts_at: null,
      next_plan: null,
      changes: ['now', 'renewal'],
      pause: null,
      receipts: [
        {
          paid_at: PAID_AT,
          amount: 79.99,
          refunded: 0,
          currency: 'EUR',
          status: 'paid',
          receipt_url: null,
          dispute: null,
        },
      ],
    },
  },
  stripeCheckout: {
    body: ORDER,
    answer: { session_id: 'cs_live_a1B2c3', url: 'https://checkout.stripe.com/c/pay/cs_live_a1B2c3' },
  },
  paypalSubscription: {
    body: ORDER,
    answer: {
      subscription_id: 'I-BW452GLLEP1G',
      url: 'https://www.paypal.com/webapps/billing/subscriptions?ba_token=BA-2M5',
    },
  },
  demoCheckout: { body: ORDER, answer: { id: CHECKOUT, url: `/checkout/demo/${CHECKOUT}` } },
  demoCheckoutState: { params: { id: CHECKOUT }, answer: { plan: PLAN, trial_days: 0, status: 'open' } },
  payDemoCheckout: { params: { id: CHECKOUT }, body: { card: 'good' }, answer: { status: 'paid' } },
  billingPortal: { answer: { url: 'https://billing.stripe.com/p/session/live_a1B2c3' } },
  cancelSubscription: { answer: { success: true, status: 1 } },
  resumeSubscription: { answer: { success: true } },
  readPlanCode: {
    body: { code: 'spring-26' },
    answer: {
      code: 'SPRING-26',
      kind: 'percent',
      months: 3,
      until: '2026-12-31T23:59:59.000Z',
      plans: [{ months: 3, price: 48, payments: 1 }],
    },
  },
  redeemGift: { body: { code: 'GIFT-7KQ2-M4WX-9RTB-3HNV' }, answer: { access_until: '2027-02-20T18:04:11.000Z' } },
  withdrawContract: { body: { confirmed: true }, answer: { status: 0, received_at: '2026-11-23T09:12:40.000Z' } },
  captcha: {
    answer: {
      parameters: {
        algorithm: 'PBKDF2/SHA-256',
        cost: 5000,
        keyLength: 32,
        nonce: '6f1c',
        salt: 'b02e',
        keyPrefix: '00',
      },
      signature: '4e91d0',
    },
  },
  sendMessage: {
    body: {
      username: 'Marta',
      email: 'marta@example.org',
      message: 'The referee of Saturday’s match is missing.',
      captcha: 'eyJjaGFsbGVuZ2UiOnt9LCJzb2x1dGlvbiI6e319',
    },
    answer: { sent: true },
  },
  referralClick: { body: { referral_code: 'terrace' }, answer: { id: 'b0f2b1c6' } },
  exportAccount: {
    answer: {
      exported_at: '2026-11-23T09:12:40.000Z',
      account: {
        username: 'marta',
        email: 'marta@example.org',
        pending_email: null,
        country: 'England',
        language: 'en',
        created_at: PAID_AT,
        activated_at: PAID_AT,
        seen_at: PAID_AT,
        role: null,
        blocked_at: null,
        second_factor_since: null,
        passkeys: [{ name: 'Phone', created_at: PAID_AT, last_used_at: null }],
        providers: [],
      },
      favourite_leagues: [{ league_id: 1, name: 'Premier League', since: PAID_AT }],
      follows: [{ kind: 'team', id: 3, name: 'Liverpool', since: PAID_AT }],
      alerts: null,
      feed_address_since: null,
      api_token_since: null,
      finders: [{ name: 'Open games', finder: OPEN_GAMES.finder, created_at: PAID_AT }],
      sessions: [{ created_at: PAID_AT, expires_at: '2026-12-20T18:04:11.000Z', user_agent: null }],
      subscriptions: [],
      payments: [],
      consents: [{ kind: 'terms', version: '2026-01-15', agreed_at: PAID_AT }],
      referral_clicks: [],
      contact_messages: [],
    },
  },
  readAlerts: { body: { key: null }, answer: ALERTS },
  changeAlertSettings: { body: { key: null, quiet_from: 1380, quiet_to: 480 }, answer: ALERTS },
  wishAlerts: {
    body: { key: null, thing: 'team', id: 3, kinds: ['lineup', 'goal', 'full_time'], delay_minutes: 2 },
    answer: ALERTS,
  },
  subscribePush: {
    body: {
      key: null,
      endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABk',
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      label: 'Firefox, Android',
    },
    answer: ALERTS,
  },
  addAlertChat: { body: { key: null, address: 'https://ntfy.sh/marta-football' }, answer: ALERTS },
  removeAlertChannel: { body: { key: null, id: 7 }, answer: ALERTS },
  setHiddenScores: {
    body: { key: null, everywhere: false, teams: [20], matches: [1204], shown: [1198], shown_until: null },
    answer: HIDDEN,
  },
  muteMatch: { body: { key: null, match_id: 1204, muted: true }, answer: ALERTS },
  muteByToken: { params: { token: MUTE }, body: {}, answer: { muted: true } },
  joinAlerts: { body: { key: 'q3v1mZr8cQWJ0m0yH0u9o5bX2sKf7dTnA4eLwP6gYhE' }, answer: ALERTS },
  deleteAccount: { body: { password: 'correct horse' }, answer: { status: 0 } },
}
