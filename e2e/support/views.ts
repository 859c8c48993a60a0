import type { Page } from '@playwright/test'
import { addressOf } from './api.ts'
import type { Places } from './places.ts'

/** A page of the product in one of its states. */
export interface View {
  name: string
  path: string | ((places: Places) => string)
  /** The viewer, a visitor by default. `member` has no subscription. */
  who?: 'member' | 'subscriber'
  /** An action before the view is checked. */
  act?: (page: Page) => Promise<void>
  /** Calls that fail while it is checked. */
  failing?: string
  /** Only there on the narrow or the wide screens. */
  only?: 'narrow' | 'wide'
}

/** Opens the dialog of the first (or a later) part of a page's content that has one, and waits for it. */
const dialog =
  (within = 'main', place = 0) =>
  async (page: Page) => {
    await page.locator(`${within} [aria-haspopup="dialog"]`).nth(place).click()
    await page.getByRole('dialog').waitFor()
  }

/** On a phone the prices are folded. */
const oddsLines = async (page: Page) => {
  const fold = page.getByRole('button', { name: /^Odds/, expanded: false })
  if (await fold.isVisible()) await fold.click()
  await dialog('[aria-label="Odds"]')(page)
}

const anyDialog = (page: Page) => page.getByRole('dialog').waitFor()

const press =
  (...names: RegExp[]) =>
  async (page: Page) => {
    for (const name of names) await page.getByRole('button', { name }).first().click()
  }

/** The first day is rendered by the server: only requests of the browser can fail. */
const toAnotherDay = async (page: Page) => {
  await page.getByRole('link', { name: /^(Next day|Dia seguinte)$/ }).click()
  await page.getByRole('alert').waitFor()
}

/** Settings a visitor may have made before, given where the page runs. */
const chooses = (settings: () => Promise<Record<string, unknown>>) => async (page: Page) => {
  const chosen = await page.evaluate(settings)
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value))
  }, chosen)
  await page.reload()
  await page.locator('html[data-awake]').waitFor()
}

/** Two matches that are the same in every run, with their teams and leagues. */
async function follow() {
  const matches: { match_id: number; league_id: number; local_id: number }[] = await (
    await fetch('/api/upcoming/2026-11-21T00:00:00Z/2026-11-21T23:59:00Z')
  ).json()
  const both = matches.toSorted((one, other) => one.match_id - other.match_id).slice(0, 2)
  return {
    followed_team: both.map(({ local_id }) => local_id),
    followed_match: both.map(({ match_id }) => match_id),
    favorite_league: both.map(({ league_id }) => league_id),
  }
}

const hide = async () => ({ hide_scores: 1 })

/** The key works once the page is hydrated. */
const typeInSearch = (text: string) => async (page: Page) => {
  const field = page.getByRole('dialog').getByRole('combobox')
  while ((await field.count()) === 0) {
    await page.keyboard.press('Control+k')
    await page.waitForTimeout(200)
  }
  await field.fill(text)
}

const tabs = (
  name: string,
  { path, names, who }: { path: (places: Places) => string; names: string; who?: View['who'] },
): View[] =>
  names.split(' ').map((tab) => ({
    name: `${name}-${tab}`,
    path: (places) => `${path(places)}${path(places).includes('?') ? '&' : '?'}tab=${tab}`,
    ...(who && { who }),
  }))

const match = ({ coming }: Places) => addressOf(coming)
const compare = ({ coming }: Places) => `/compare/teams/${coming.local_id}/${coming.visitor_id}`
const fixture = ({ played }: Places) => `/fixture/${played.match_id}`
const team = (places: Places) => `/team/${places.team}`
const league = (places: Places) => `/league/${places.league}`
const country = (places: Places) => `/country/${places.country}`
const player = (places: Places) => `/player/${places.player}`
const coach = (places: Places) => `/coach/${places.coach}`

export const PUBLIC_VIEWS: readonly View[] = [
  { name: 'home', path: '/' },
  { name: 'home-by-time', path: '/?sort=0' },
  { name: 'home-past-day', path: '/matches/2026-11-07' },
  { name: 'home-empty-day', path: '/matches/2031-01-01' },
  { name: 'home-nothing-found', path: '/?q=zzzz' },
  { name: 'home-no-favourites', path: '/?fav=1' },
  { name: 'home-failed', path: '/', act: toAnotherDay, failing: '**/api/upcoming/**' },
  { name: 'search', path: '/help', act: typeInSearch('man') },
  { name: 'search-nothing', path: '/help', act: typeInSearch('zzzz') },
  { name: 'more', path: '/help', act: press(/^(More|Mais)$/), only: 'narrow' },
  { name: 'match', path: match },
  ...tabs('match', { path: match, names: 'corners cards stats referee compare' }),
  { name: 'match-last', path: (places) => `${match(places)}&goals=last` },
  { name: 'match-similar', path: (places) => `${match(places)}&goals=similar` },
  { name: 'match-forecast', path: (places) => `${match(places)}&forecast=1` },
  { name: 'match-over', path: ({ played }) => addressOf(played) },
  { name: 'match-expect', path: (places) => `${match(places)}&rates=expect` },
  { name: 'match-odds-lines', path: match, act: oddsLines },
  { name: 'match-live', path: ({ live }) => addressOf(live) },
  { name: 'match-unknown', path: '/soccer?mid=nonsense' },
  { name: 'compare', path: compare },
  ...tabs('compare', { path: compare, names: 'corners cards stats' }),
  { name: 'compare-last', path: (places) => `${compare(places)}?goals=last` },
  { name: 'compare-choose', path: '/compare' },
  { name: 'compare-twice', path: '/compare?hid=1&hn=Arsenal&aid=1&an=Arsenal' },
  { name: 'compare-unknown', path: '/compare/teams/1/999999999' },
  { name: 'me-empty', path: '/me' },
  { name: 'alerts-empty', path: '/me/alerts' },
  { name: 'alerts', path: '/me/alerts', who: 'member' },
  { name: 'record', path: '/record' },
  { name: 'record-goals', path: '/record?market=over25' },
  { name: 'record-price', path: '/record?kind=price' },
  { name: 'finder', path: '/finder' },
  { name: 'plans', path: '/subscription' },
  { name: 'subscription-needed', path: '/message/subscribe/not-paid' },
  { name: 'subscription-expired', path: '/message/subscribe/expired' },
  { name: 'withdraw', path: '/subscription/withdraw' },
  { name: 'login', path: '/login' },
  { name: 'signup', path: '/signup' },
  { name: 'forgot-password', path: '/account/forgot-password' },
  { name: 'reset-password', path: '/account/reset-password?token=forged' },
  { name: 'reset-password-without-link', path: '/account/reset-password' },
  { name: 'account-deleted', path: '/account/deleted' },
  { name: 'activate', path: '/activate' },
  { name: 'contacts', path: '/contacts' },
  { name: 'settings', path: '/setting' },
  ...tabs('settings', { path: () => '/setting', names: 'favorite topleague topclub' }),
  { name: 'help', path: '/help' },
  { name: 'numbers', path: '/numbers' },
  { name: 'credits', path: '/credits' },
  { name: 'status', path: '/status' },
  { name: 'set up', path: '/setup' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'legal', path: '/legal' },
  { name: 'accessibility', path: '/accessibility' },
  { name: 'not-found', path: '/no/such/page' },
]

/** Views of a visitor who follows things and hides scores, which stays so in the browser. */
export const CHOSEN_VIEWS: readonly View[] = [
  { name: 'me', path: '/me', act: chooses(follow) },
  { name: 'me-hidden', path: '/me', act: chooses(hide) },
  { name: 'home-hidden', path: '/?show=all', act: chooses(hide) },
  { name: 'match-hidden', path: ({ live }) => addressOf(live), act: chooses(hide) },
  { name: 'match-over-hidden', path: ({ played }) => addressOf(played), act: chooses(hide) },
]

export const MEMBER_VIEWS: readonly View[] = [
  { name: 'plans-member', path: '/subscription', who: 'member' },
  { name: 'order', path: '/subscription?plan=3&way=demo', who: 'member', act: anyDialog },
  { name: 'account-member', path: '/account', who: 'member' },
  { name: 'match-last-member', path: (places) => `${match(places)}&goals=last`, who: 'member' },
  { name: 'plans-subscriber', path: '/subscription', who: 'subscriber' },
  { name: 'account', path: '/account', who: 'subscriber' },
  { name: 'settings-topleague-subscriber', path: '/setting?tab=topleague', who: 'subscriber' },
  { name: 'inplay', path: '/inplay', who: 'subscriber' },
  {
    name: 'finder-found',
    path: '/finder?bet=over&where=homeOvers10All:5..,priceOver:1.5..2.5',
    who: 'subscriber',
  },
  {
    name: 'match-last-failed',
    path: (places) => `${match(places)}&goals=last`,
    who: 'subscriber',
    failing: '**/api/getLast/**',
  },
  { name: 'inplay-failed', path: '/inplay', who: 'subscriber', failing: '**/api/**inplay**' },
  { name: 'transfers', path: '/transfer', who: 'subscriber' },
  { name: 'match-last-subscriber', path: (places) => `${match(places)}&goals=last`, who: 'subscriber' },
  { name: 'match-similar-subscriber', path: (places) => `${match(places)}&goals=similar`, who: 'subscriber' },
  { name: 'match-compare-subscriber', path: (places) => `${match(places)}&tab=compare`, who: 'subscriber' },
  { name: 'match-forecast-member', path: (places) => `${match(places)}&forecast=1`, who: 'member' },
  { name: 'match-forecast-subscriber', path: (places) => `${match(places)}&forecast=1`, who: 'subscriber' },
  {
    name: 'match-forecast-failed',
    path: (places) => `${match(places)}&forecast=1`,
    who: 'subscriber',
    failing: '**/api/v3/forecast/**',
  },
  {
    name: 'match-similar-everywhere',
    path: (places) => `${match(places)}&goals=similar&near=10&scope=all&rates=expect`,
    who: 'subscriber',
  },
  { name: 'match-referee-subscriber', path: (places) => `${match(places)}&tab=referee`, who: 'subscriber' },
  { name: 'fixture', path: fixture, who: 'subscriber' },
  ...tabs('fixture', { path: fixture, names: 'lineup event stats sidelined', who: 'subscriber' }),
  { name: 'fixture-lineup-list', path: (places) => `${fixture(places)}?tab=lineup&view=list`, who: 'subscriber' },
  { name: 'fixture-official', path: fixture, who: 'subscriber', act: dialog('[role="tabpanel"]') },
  {
    name: 'fixture-line-up-player',
    path: (places) => `${fixture(places)}?tab=lineup`,
    who: 'subscriber',
    act: dialog('[role="tabpanel"]', 3),
  },
  { name: 'fixture-live', path: ({ live }) => `/fixture/${live.match_id}`, who: 'subscriber' },
  { name: 'fixture-live-events', path: ({ live }) => `/fixture/${live.match_id}?tab=event`, who: 'subscriber' },
  { name: 'fixture-coming', path: ({ coming }) => `/fixture/${coming.match_id}`, who: 'subscriber' },
  { name: 'fixture-unknown', path: '/fixture/999999999', who: 'subscriber' },
  { name: 'team', path: team, who: 'subscriber' },
  ...tabs('team', { path: team, names: 'squad goals corners cards scorers stats transfer other', who: 'subscriber' }),
  { name: 'team-venue', path: team, who: 'subscriber', act: dialog() },
  { name: 'team-unknown', path: '/team/999999999', who: 'subscriber' },
  { name: 'league', path: league, who: 'subscriber' },
  ...tabs('league', { path: league, names: 'simulation upcomings result topscorer stats', who: 'subscriber' }),
  { name: 'league-cup-simulation', path: '/league/38?tab=simulation', who: 'subscriber' },
  { name: 'league-cups-simulation', path: '/league/36?tab=simulation', who: 'subscriber' },
  { name: 'country', path: country, who: 'subscriber' },
  ...tabs('country', { path: country, names: 'team player coach referee', who: 'subscriber' }),
  { name: 'player', path: player, who: 'subscriber' },
  ...tabs('player', { path: player, names: 'latest stats', who: 'subscriber' }),
  { name: 'coach', path: coach, who: 'subscriber' },
  ...tabs('coach', { path: coach, names: 'fixtures stats', who: 'subscriber' }),
]
