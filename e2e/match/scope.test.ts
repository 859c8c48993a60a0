import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { type ListShown, listShown, type Row } from '../support/list-shown.ts'
import { addressOf, type Pairing, richPairing } from '../support/match-page.ts'
import { DEMO_URL } from '../support/worlds/demo.ts'

/** Wide enough for every column, too narrow for two lists side by side. */
test.use({ as: 'subscriber', width: 1100 })

const SUBJECTS = ['goals', 'corners', 'cards'] as const
type Subject = (typeof SUBJECTS)[number]
const LINE = { corners: 9.5, cards: 4.5 } as const
const PART = { 1: 'first half', 2: 'second half' } as const

let pairing: Pairing
test.beforeAll(async () => {
  pairing = await richPairing(DEMO_URL, '2026-11-22')
})

/** Parameters of lists: every half with either ground, one competition, few matches. */
const filtersOf = (subject: Subject, league: number) =>
  [0, 1, 2].flatMap((half) =>
    [{}, { venue: 'home' }, { venue: 'away' }, { leagues: league }, { per: 3 }].map((more) => ({
      ...(half > 0 && { half }),
      ...(subject !== 'goals' && 'leagues' in more ? {} : more),
    })),
  )

/** The looked-at figure, its half, and the team of the list. */
interface Looked {
  subject: Subject
  half: number
  team: string
}

/** All that the cards above a list say which its rows do not. */
function strayIn(
  { rows, cards, results, facts, perMatch, rates, drawn }: ListShown,
  { subject, half, team }: Looked,
): string[] {
  const wrong: string[] = []
  const hold = (what: string, shown: unknown, expected: unknown) => {
    if (JSON.stringify(shown) !== JSON.stringify(expected)) {
      wrong.push(`${what}: ${JSON.stringify(shown)} instead of ${JSON.stringify(expected)}`)
    }
  }
  const turned = (pairs: readonly Row['pair'][]) =>
    pairs.flatMap(([left, right], at) =>
      left === null || right === null
        ? []
        : [rows[at]?.home === team ? ([left, right] as const) : ([right, left] as const)],
    )
  const known = turned(rows.map(({ pair }) => pair))
  const sum = (of: (pair: readonly [number, number]) => number) => known.reduce((all, pair) => all + of(pair), 0)
  const count = (of: (pair: readonly [number, number]) => boolean) => known.filter(of).length
  const [won, level] = [count(([own, other]) => own > other), count(([own, other]) => own === other)]
  if (results !== null) hold('results', results, [won, level, known.length - won - level])
  if ('Points' in facts) hold('points', facts.Points, String(3 * won + level))
  for (const [name, value] of Object.entries(facts)) {
    if (/ per match$/.test(name)) hold(name, value, (sum(([own, other]) => own + other) / known.length).toFixed(2))
  }
  for (const [at, value] of perMatch.entries()) {
    const ofColour = turned(rows.map(({ colours }) => colours[at] ?? [null, null]))
    const all = ofColour.reduce((total, [own, other]) => total + own + other, 0)
    hold(`per match, ${at === 0 ? 'yellow' : 'red'}`, value, (all / ofColour.length).toFixed(2))
  }
  if (drawn !== null && !drawn.partly) hold('drawn', drawn.counts, [sum(([own]) => own), sum(([, other]) => other)])
  const rate = (name: string, hit: (pair: readonly [number, number]) => boolean) => {
    if (rates[name] !== undefined) hold(name, rates[name], [count(hit), known.length])
  }
  if (subject === 'goals') {
    for (const line of [0.5, 1.5, 2.5, 3.5]) rate(`Over ${line} goals`, ([own, other]) => own + other > line)
    rate('Both teams score', ([own, other]) => own > 0 && other > 0)
    rate(`Clean sheet: ${team}`, ([, other]) => other === 0)
  } else if (half > 0) hold('rates of whole matches', Object.keys(rates), [])
  else
    rate(subject === 'corners' ? 'Over 9.5 corners' : 'Over 4.5 cards', ([own, other]) => own + other > LINE[subject])
  for (const { title, note } of cards) {
    const said = Object.entries(PART).filter(([, words]) => note.includes(words))
    hold(
      `half beside ${title}`,
      said.map(([key]) => Number(key)),
      half === 0 ? [] : [half],
    )
  }
  return wrong
}

/** Faults under each filter, with a check that something was looked at. */
async function walk(
  page: Page,
  addressed: (filter: object) => string,
  filters: readonly object[],
  { subject, team }: Omit<Looked, 'half'>,
) {
  const wrong: string[] = []
  let seen = 0
  for (const filter of filters) {
    const address = addressed(filter)
    await page.goto(address)
    await expect(page.locator('main h2').first()).toBeVisible()
    await expect(page.getByTestId('spinner')).toHaveCount(0)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const shown = await listShown(page)
    if (shown === null) continue
    seen += shown.rows.length
    const half = 'half' in filter ? Number(filter.half) : 0
    const venue = 'venue' in filter ? filter.venue : null
    const isAtHome = ({ home }: Row) => home === team
    if (venue !== null && shown.rows.some((row) => isAtHome(row) !== (venue === 'home')))
      wrong.push(`${address}: grounds`)
    if ('leagues' in filter && new Set(shown.rows.map(({ league }) => league)).size > 1)
      wrong.push(`${address}: leagues`)
    if ('per' in filter && shown.rows.length > Number(filter.per)) wrong.push(`${address}: ${shown.rows.length} rows`)
    // Rates are of every page of a list: they are those of the rows where all rows are on one.
    const rates = shown.more ? {} : shown.rates
    wrong.push(...strayIn({ ...shown, rates }, { subject, half, team }).map((one) => `${address}: ${one}`))
  }
  expect(seen).toBeGreaterThan(filters.length)
  return wrong
}

const query = (filter: object) =>
  Object.entries(filter)
    .map(([key, value]) => `&${key}=${value}`)
    .join('')

for (const subject of SUBJECTS) {
  test(`head to head: every card about ${subject} says what the rows below add up to, and of which half`, async ({
    page,
  }) => {
    const { match, meetings } = pairing
    const filters = filtersOf(subject, meetings[0]?.league_id ?? 0)
    const address = (filter: object) => `${addressOf(match)}&tab=${subject}${query(filter)}`
    expect(await walk(page, address, filters, { subject, team: match.local_name })).toEqual([])
  })

  test(`a team's recent matches: the same of ${subject}`, async ({ page }) => {
    const { match, meetings } = pairing
    const filters = filtersOf(subject, meetings[0]?.league_id ?? 0).map((filter) => ({ per: 149, ...filter }))
    const address = (filter: object) => `/team/${match.local_id}?tab=${subject}${query(filter)}`
    expect(await walk(page, address, filters, { subject, team: match.local_name })).toEqual([])
  })
}
