import type { Locator } from '@playwright/test'
import { migrate, openDatabase } from '../packages/database/src/index.ts'
import { isInPlay, STATE, STATES } from '../packages/football/src/index.ts'
import { applyBatch } from '../packages/ingest/src/write/apply-batch.ts'
import { messagesIn, readMessages } from '../packages/messages/src/catalog.ts'
import { fixture, going, played, team, world } from '../packages/testing/src/records/index.ts'
import { expect, testOn } from './support/fixtures.ts'
import { rows, wordsOf } from './support/home-page.ts'
import { addSubscribers } from './support/subscriber.ts'
import { startProduct } from './support/worlds/product.ts'

/** All began late in the evening; half past midnight it is another day, so that the list of their day shows every state. */
const DAY = '2026-03-06'
const KICKOFF = `${DAY}T23:50:00.000Z`
const NOW = '2026-03-07T00:10:00.000Z'

const { not_started, postponed, cancelled, to_be_announced, delayed } = STATE
const UNPLAYED: readonly number[] = [not_started, postponed, cancelled, to_be_announced, delayed]
const WITHOUT_MINUTE: readonly number[] = [3, 4, 9, 21, 25]

const ON_PENALTIES = { halfTime: null, fullTime: [1, 1], extraTime: [1, 1], shootOut: [4, 5], current: [1, 1] } as const

/**
 * A match of each state between `North 7` and `South 7`, 2-1 where it has begun, in its 17th minute where one runs, with added time that
 * lists report at minute 90 alone; on penalties the other side has won.
 */
function matchIn(state: number) {
  const sides = [`north ${state}`, `south ${state}`] as const
  if (state === STATE.after_penalties) return played(...sides, KICKOFF, [1, 1], { state, scores: ON_PENALTIES })
  if (UNPLAYED.includes(state)) return fixture(...sides, KICKOFF, { state })
  if (!isInPlay(state)) return played(...sides, KICKOFF, [2, 1], { state })
  const clock = { minute: WITHOUT_MINUTE.includes(state) ? null : 17, addedMinute: 2 }
  return going(...sides, KICKOFF, state, [2, 1], clock)
}

/** A product with a match of each state, and a subscriber. */
const test = testOn(async () => {
  const storage = { token: '', uid: '' }
  const prepare = async (dataDir: string) => {
    const database = await openDatabase({ dataDir, role: 'server' })
    await migrate(database)
    const now = new Date(NOW)
    const teams = STATES.flatMap(({ id }) => [team(`North ${id}`), team(`South ${id}`)])
    await applyBatch(database, world({ teams, fixtures: STATES.map(({ id }) => matchIn(id)) }), { now })
    const [subscriber] = await addSubscribers(database, 1, now)
    Object.assign(storage, { token: subscriber?.token, uid: String(subscriber?.id) })
    await database.close()
  }
  return { ...(await startProduct({ prepare, env: { FEED: 'none', CLOCK: NOW } })), storage }
})

test.use({ storage: ({ world }, use) => use(world.storage) })

/** Texts of each kind of row for a match besides names and prices; empty where a state is not in that list. */
const TABLE = `
  state | day           | in play    | league
  1     | 23:50         | date – –   | date 23:50 VS
  2     | LIVE 17' 2 1  | 17' 1st 2 1  | date 23:50 2–1 17'
  3     | LIVE HT 2 1   | LIVE HT 2 1  | date 23:50 2–1 HT
  4     | LIVE BRK 2 1  | LIVE BRK 2 1 | date 23:50 2–1 BRK
  5     | 23:50 FT 2 1  | Ended 06/03 2 1 | date 23:50 2–1
  6     | LIVE 17' 2 1  | 17' 1et 2 1  | date 23:50 2–1 17'
  7     | 23:50 AET 2 1 | Ended AET 06/03 2 1 | date 23:50 2–1 AET
  8     | 23:50 FTP ( 4 ) 1 ( 5 ) 1 | Ended 06/03 1 ( 4 ) 1 ( 5 ) | date 23:50 1–1 ( 4–5 )
  9     | LIVE PEN 2 1  | LIVE PEN 2 1 | date 23:50 2–1 PEN
  10    | 23:50 POST    |            | date 23:50 POST
  11    | 23:50 SUSP 2 1 | SUSP 06/03 2 1 | date 23:50 2–1 SUSP
  12    | 23:50 CANC    |            | date 23:50 CANC
  13    | 23:50 TBA     |            | date 23:50 TBA
  14    | 23:50 WO 2 1  |            | date 23:50 2–1 WO
  15    | 23:50 ABAN 2 1 |           | date 23:50 2–1 ABAN
  16    | 23:50 DELA    |            | date 23:50 DELA
  17    | 23:50 AWAR 2 1 |           | date 23:50 2–1 AWAR
  18    | 23:50 INT 2 1 | INT 06/03 2 1 | date 23:50 2–1 INT
  19    | 23:50 AU 2 1  |            | date 23:50 2–1 AU
  20    | 23:50 DEL 2 1 |            |
  21    | LIVE ETB 2 1  | LIVE ETB 2 1 | date 23:50 2–1 ETB
  22    | LIVE 17' 2 1  | 17' 2nd 2 1  | date 23:50 2–1 17'
  23    | LIVE 17' 2 1  | 17' 2et 2 1  | date 23:50 2–1 17'
  24    | 23:50 2 1     |            | date 23:50 2–1
  25    | LIVE PENB 2 1 | LIVE PENB 2 1 | date 23:50 2–1 PENB
  26    | 23:50 Result pending 2 1 | Result pending 06/03 2 1 | date 23:50 2–1 Result pending
`

/** A column of the table by state. */
function column(name: string): Record<string, string> {
  const [head = [], ...lines] = TABLE.trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const at = head.indexOf(name)
  return Object.fromEntries(lines.flatMap((line) => (line[at] ? [[line[0], line[at]]] : [])))
}

/** Texts of every match: names and their codes, explanations of states, prices and the small kick-off. */
const ASIDE = [
  /(North|South) \d+/g,
  /\b(NOR|SOU)\b/g,
  /, match details/,
  /[A-Z][a-z-]+[^.A-Z]*\. [A-Z][^.]*\./,
  /The match is over and its result is being confirmed\./,
  /1 - X - 2 -$/,
]

/** Texts of rows, by the state of their match. */
async function reported(list: Locator): Promise<Record<string, string>> {
  const texts: Record<string, string> = {}
  for (const row of await list.all()) {
    const words = await wordsOf(row)
    const own = ASIDE.reduce((text, aside) => text.replace(aside, ''), words.replace(/^North \d+ – South \d+/, ''))
    const short = own.replace('06/03/2026 06/03/26', 'date').replaceAll(/\s+/g, ' ').trim()
    texts[/North (\d+)/.exec(words)?.[1] ?? '?'] = short
  }
  return texts
}

/** Explanations that belong to the states in these rows. */
const explained = (list: Locator) =>
  list
    .locator('[role="tooltip"], abbr')
    .evaluateAll((all) => all.map((one) => one.getAttribute('title') || one.textContent))

const words = new Map(messagesIn(readMessages('en').common ?? {}))

/** Matches in these states. */
const meaningOf = (ids: readonly number[]) =>
  STATES.filter(({ id }) => ids.includes(id)).map(
    ({ key }) => `${words.get(`state.${key}.name`)}. ${words.get(`state.${key}.info`)}`,
  )

/** The side with the emphasised name, by the state of the match. */
const stressed = (list: Locator) =>
  list.locator('[title^="North "], [title^="South "]').evaluateAll((names) => {
    const more: Record<string, number> = {}
    for (const name of names) {
      const [side = '', state = ''] = name.getAttribute('title')?.split(' ') ?? []
      const weight = Number(getComputedStyle(name).fontWeight)
      more[state] = (more[state] ?? 0) + (side === 'North' ? weight : -weight)
    }
    return Object.fromEntries(
      Object.entries(more).map(([state, by]) => [state, by === 0 ? null : by > 0 ? 'North' : 'South']),
    )
  })
const WINNERS = { 5: 'North', 7: 'North', 8: 'South' }

/** The page that the row of a match opens in a new tab, by its state. */
const opened = (list: Locator) =>
  list.evaluateAll((all) =>
    Object.fromEntries(
      all.map((row) => {
        const link = row.querySelector<HTMLAnchorElement>('a[target="_blank"]')
        const { pathname, searchParams } = new URL(link?.href ?? 'none:')
        return [
          /North (\d+)/.exec(link?.ariaLabel ?? '')?.[1],
          [pathname.split('/')[1], ...searchParams.keys()].join(' '),
        ]
      }),
    ),
  )

/** The row of the in-play list ends with the kick-off, which says nothing of the state. */
const withoutEnd = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([state, text]) => [state, text.replace(/ 23:50$/, '')]))

test('every state is reported wherever matches are listed', async ({ page }) => {
  await page.goto(`/matches/${DAY}`)
  expect(await reported(rows(page))).toEqual(column('day'))
  expect(await stressed(rows(page))).toMatchObject({ 1: null, ...WINNERS })
  expect(await explained(rows(page))).toEqual(expect.arrayContaining(meaningOf([10, 11, 12, 13, 15, 16, 18, 19, 20])))

  await page.goto('/inplay')
  const inplay = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /North \d/ })
  await expect(inplay.first()).toBeVisible()
  expect(withoutEnd(await reported(inplay))).toEqual(column('in play'))
  expect(await stressed(inplay)).toMatchObject({ 1: null, ...WINNERS })
  expect(await explained(inplay)).toEqual(expect.arrayContaining(meaningOf([2, 3, 4, 6, 7, 9, 11, 18, 21, 22, 23, 25])))

  const league: Record<string, string> = {}
  const winners = {}
  const opens: Record<string, string> = {}
  const meanings: (string | null)[] = []
  for (const tab of ['upcomings', 'result']) {
    await page.goto(`/league/1?tab=${tab}`)
    const list = page.locator('[data-fixture]')
    await expect(list.first()).toBeVisible()
    Object.assign(league, await reported(list))
    Object.assign(winners, await stressed(list))
    Object.assign(opens, await opened(list))
    meanings.push(...(await explained(list)))
  }
  expect(league).toEqual(column('league'))
  expect(meanings).toEqual(
    expect.arrayContaining(meaningOf([3, 4, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 25])),
  )
  expect(winners).toMatchObject({ 1: null, 22: null, ...WINNERS })
  const studied = ['1', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19']
  expect(opens).toEqual(
    Object.fromEntries(Object.keys(league).map((id) => [id, studied.includes(id) ? 'soccer mid cid' : 'fixture'])),
  )
})
