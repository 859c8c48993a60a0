import type { Locator } from '@playwright/test'
import { readMeeting } from '../../packages/contract/src/history/matches.ts'
import type { PastMatchStats } from '../../packages/contract/src/index.ts'
import { type Cards, cardsOf, cardsRows, summariseCards } from '../../packages/football/src/index.ts'
import { type HeadToHeadRecord, matchesOn, type UpcomingMatch } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/home-page.ts'
import {
  addressOf,
  listOf,
  type Pairing,
  pastRowText,
  richPairing,
  rowText,
  seenWords,
  tableRows,
  timedPairing,
  untilRows,
} from '../support/match-page.ts'
import { askAsSubscriber, DEMO_URL } from '../support/worlds/demo.ts'

const DAY = '2026-11-22'
/** Wide enough for every column, too narrow for two lists side by side. */
const WIDTH = 1100
let pairing: Pairing
let timed: Pairing
test.beforeAll(async () => {
  pairing = await richPairing(DEMO_URL, DAY)
  timed = await timedPairing(DEMO_URL)
})

/** The meeting with minutes and the most entries for a dialog. */
function richest({ meetings }: Pairing, subject: 'goals' | 'corners' | 'cards'): HeadToHeadRecord {
  const [record] = meetings
    .filter(({ has_minutes }) => has_minutes[subject])
    .sort((one, other) => other[subject].data.length - one[subject].data.length)
  if (!record || record[subject].data.length < 2) throw new Error(`No meeting with ${subject} by the minute`)
  return record
}

const cellsOf = (row: Locator) => row.locator('td').allInnerTexts()
const cardWords = ({ yellow, red }: Cards) => {
  return `${yellow ?? '?'} yellow, ${red ?? '?'} red`
}

test('a match that is over is in none of its own lists', async ({ visit }) => {
  const [over, ...earlier] = pairing.meetings
  if (!over) throw new Error('They have never met')
  const last = await askAsSubscriber<{ stats: PastMatchStats }>(`/getLast?id=${over.local_id}&except=${over.match_id}`)
  expect(last.stats.data.map(({ match_id }) => match_id)).not.toContain(over.match_id)
  const { page } = await visit({ width: WIDTH, as: 'subscriber' })
  await page.goto(`/soccer?mid=${over.match_id}&asof=now`)
  await untilRows(
    page,
    earlier.map((one) => rowText(one)),
  )
  await page.getByText('Last matches', { exact: true }).click()
  await untilRows(listOf(page, over.local_name), last.stats.data.map(pastRowText))
})

test.describe('a past match', () => {
  test('stands in columns: date, league, round, home, score, away, the three prices, details', async ({ visit }) => {
    const { page } = await visit({ width: WIDTH })
    await page.goto(addressOf(pairing.match))
    const heads = ['Date', 'League', 'Rd', 'Home', 'Score', 'Away', '1', 'X', '2', 'Match details']
    await expect(page.getByRole('table', { name: /newest first/ }).getByRole('columnheader')).toHaveText(heads)
    const shown = await Promise.all((await tableRows(page).all()).map(cellsOf))
    expect(shown.map(([, league, round, , , , ...prices]) => [league, round, ...prices.slice(0, 3)])).toEqual(
      pairing.meetings.map(({ league_name, round_name, three_way }) => [
        league_name,
        round_name ?? '',
        ...(['1', 'X', '2'] as const).map((sign) => three_way[sign]?.toFixed(2) ?? '-'),
      ]),
    )
  })

  test('shows yellow and red cards of both sides, who refereed and the three prices; of a half without minutes they are "?" and open nothing', async ({
    visit,
  }) => {
    const { match, meetings } = timed
    for (const half of [0, 1] as const) {
      const { page } = await visit({ width: WIDTH })
      await page.goto(`${addressOf(match)}&tab=cards${half === 0 ? '' : `&half=${half}`}`)
      const heads = ['Date', 'League', 'Rd', 'Home', 'Cards', 'Away', 'Referee', '1', 'X', '2', 'Match details']
      await expect(page.getByRole('table', { name: /newest first/ }).getByRole('columnheader')).toHaveText(heads)
      for (const [index, record] of meetings.entries()) {
        const row = tableRows(page).nth(index)
        const { home, away } = cardsOf(readMeeting(record), half)
        const [local, visitor] = [cardWords(home), cardWords(away)]
        const known = !local.startsWith('?') && !visitor.startsWith('?')
        expect(await wordsOf(row.locator('td').nth(4))).toMatch(
          new RegExp(`${local}.*${visitor}`.replaceAll('?', '\\?')),
        )
        await expect(row.getByRole('button', { name: /^Cards of / })).toHaveCount(known ? 1 : 0)
        expect((await cellsOf(row)).slice(6, 10)).toEqual([
          record.referee_common_name ?? '?',
          ...(['1', 'X', '2'] as const).map((sign) => record.three_way[sign]?.toFixed(2) ?? '-'),
        ])
      }
      const rows = cardsRows(meetings.map(readMeeting), half)
      const two = (value: number | null) => value?.toFixed(2) ?? '?'
      const signed = (value: number) => (value < 0 ? `−${-value}` : value > 0 ? `+${value}` : '0')
      const facts = await Promise.all((await page.locator('dl').all()).map(seenWords))
      const summary = (colour: 'yellow' | 'red') => {
        const { diff, averages } = summariseCards(rows, colour, match.local_id)
        return `Per match ${two(averages.total)} ${two(averages.own)} for, ${two(averages.opponents)} against Difference ${signed(diff)}`
      }
      expect(facts.map((text) => text.trim())).toEqual([summary('yellow'), summary('red')])
    }
  })
})

test.describe('the dialog of a past match', () => {
  const NAMES = {
    ...{ goal: 'Goal', penalty: 'Penalty', owngoal: 'Own goal', corner: 'Corner' },
    ...{ yellowcard: 'Yellow card', yellowred: 'Second yellow card', redcard: 'Red card' },
  } as const

  for (const subject of ['goals', 'corners', 'cards'] as const) {
    test(`has the ${subject} of both sides with minute, sign and who or which`, async ({ visit }) => {
      const pair = subject === 'goals' ? pairing : timed
      const record = richest(pair, subject)
      const { page } = await visit({ width: WIDTH })
      await page.goto(`${addressOf(pair.match)}&tab=${subject}`)
      await tableRows(page)
        .nth(pair.meetings.indexOf(record))
        .getByRole('button', { name: / of .* / })
        .first()
        .click()
      const lines = page.getByRole('dialog').getByRole('listitem')
      await expect(lines.first()).toBeVisible()
      const shown = await lines.evaluateAll((all) =>
        all.map((line) => ({
          side: line.getAttribute('data-side'),
          sign: line.querySelector('[role="img"]')?.getAttribute('aria-label'),
          words: line.textContent,
        })),
      )
      expect(shown).toEqual(
        record[subject].data.map((event) => ({
          side: event.team_id === record.local_id ? 'home' : 'away',
          sign: NAMES['type' in event ? event.type : 'corner'],
          words: expect.stringMatching(
            new RegExp(
              `^${event.minute}${event.extra_minute ? `\\+${event.extra_minute}` : ''}'.*${'comment' in event ? event.comment : event.player_name}.*${event.team_id === record.local_id ? record.local_name : record.visitor_name}$`,
            ),
          ),
        })),
      )
    })
  }

  for (const view of ['last', 'similar'] as const) {
    test(`opens in the ${view} matches of either team too`, async ({ visit }) => {
      const match = view === 'last' ? pairing.match : await withSimilar()
      const { page } = await visit({ width: WIDTH, as: 'subscriber' })
      await page.goto(`${addressOf(match)}&goals=${view}`)
      for (const team of [match.local_name, match.visitor_name]) {
        const list = listOf(page, team, `${view} matches`)
        await expect(tableRows(list).first()).toBeVisible()
        const opener = list.getByRole('button', { name: /^Goals of / }).first()
        const [, local, visitor] = /(\d+)–(\d+)/.exec(await wordsOf(opener)) ?? []
        await opener.click()
        const dialog = page.getByRole('dialog', { name: 'Goals' })
        await expect(dialog.getByText(team, { exact: true }).first()).toBeVisible()
        // A match without reports by the minute says so.
        expect([0, Number(local) + Number(visitor)]).toContain(await dialog.getByRole('listitem').count())
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
      }
    })
  }

  /** A match both of whose teams have won, lost or drawn with goals at the price of that day. */
  async function withSimilar(): Promise<UpcomingMatch> {
    for (const match of await matchesOn(DEMO_URL, DAY)) {
      if (!match.odds) continue
      const sides = [
        [match.local_id, match.odds[0]['0']],
        [match.visitor_id, match.odds[2]['0']],
      ] as const
      const found = await Promise.all(
        sides.map(([id, price]) =>
          askAsSubscriber<{ stats: PastMatchStats }>(
            `/getLast?id=${id}&similar=${price}&similar_source=${match.odds_source}`,
          ),
        ),
      )
      const scored = ({ stats }: { stats: PastMatchStats }) => stats.tGoal + stats.oGoal > 0
      if (found.every(scored)) return match
    }
    throw new Error('No match of the day has similar ones on both sides')
  }
})
