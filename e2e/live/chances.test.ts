import type { Page } from '@playwright/test'
import { watchWords } from '../support/checks/watched-words.ts'
import { expect, test } from '../support/fixtures.ts'
import { rowOf, wordsOf } from '../support/home-page.ts'
import { member } from '../support/member.ts'
import { lateTie } from '../support/worlds/cup-tie.ts'
import { startTie } from '../support/worlds/start-tie.ts'

/** A cup tie of the demo world with a late red card and a late goal. */
const TIE = lateTie()
const [HOME, AWAY] = TIE.score
const LASTS = { timeout: 200_000 }

const cardOf = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

interface Said {
  minute: number
  score: string
  /** In whole per cents. */
  chances: number[]
}

/** The card's text for a minute: `81' 1 – 1 1 Ashton 30% X Draw 45% 2 Brough 25% …`. */
function said(text: string): Said[] {
  const [, minute, score, rest] = /Win probability .*? (\d+)(?:\+\d+)?' (\d+ – \d+) (.*?)(?: Goal |$)/.exec(text) ?? []
  const chances = [...(rest ?? '').matchAll(/(\d+)\s?%/g)].map(([, chance]) => Number(chance))
  return minute && score && chances.length >= 3 ? [{ minute: Number(minute), score, chances: chances.slice(0, 3) }] : []
}

test('a match is followed with its chances through a red card and a late goal, by members alone', async ({
  visit,
  startProduct,
}) => {
  test.setTimeout(300_000)
  const { product, url, match } = await startTie(startProduct, TIE)
  const { storage } = await member(url, 'demo@touchline.test')
  const { page: fixture, context } = await visit({ baseURL: url, storage })
  const home = await context.newPage()
  const { page: visitor } = await visit({ baseURL: url })
  const { page: free } = await visit({ baseURL: url, storage: (await member(url, 'free@touchline.test')).storage })
  await fixture.goto(`/fixture/${match.match_id}`)
  for (const page of [home, visitor, free]) await page.goto('/')
  const [rowSays, visitorSays, freeSays] = await Promise.all(
    [home, visitor, free].map((page) => watchWords(rowOf(page, match))),
  )
  await expect(fixture.getByRole('tab', { name: 'Basics' })).toBeVisible()
  await expect(cardOf(fixture, 'Win probability')).toHaveCount(0)

  product.process.send('begin')
  const card = cardOf(fixture, 'Win probability')
  await expect(card).toBeVisible(LASTS)
  const cardSays = await watchWords(card)
  await expect.poll(async () => (await rowSays?.soFar())?.at(-1), LASTS).toMatch(new RegExp(` FT .*${HOME} ${AWAY} `))

  const steps = (await cardSays.soFar()).flatMap(said)
  // How many of its moments a page shows depends on how busy the machine is.
  expect(steps.length).toBeGreaterThan(2)
  const scorer = TIE.lastGoal.side === 'home' ? 0 : 2
  const before = steps.findLast(({ minute }) => minute < TIE.redCard.minute)
  const after = steps.find(({ score }) => score === `${HOME} – ${AWAY}`)
  expect(before?.chances[scorer]).toBeLessThan(70)
  expect(after?.chances[scorer]).toBeGreaterThan((before?.chances[scorer] ?? 100) + 20)
  for (const { chances } of steps) expect(Math.abs(chances.reduce((sum, one) => sum + one, 0) - 100)).toBeLessThan(3)

  const spoken = /Chances: .+ \d+%, draw \d+%, .+ \d+%/
  expect((await rowSays?.soFar())?.some((text) => spoken.test(text))).toBe(true)
  for (const says of [visitorSays, freeSays])
    expect((await says?.soFar())?.some((text) => text.includes('Chances'))).toBe(false)

  // Over, it is the curve as it was: by the keyboard, and as a table.
  await fixture.reload()
  const slider = card.getByRole('slider', { name: 'Moment of the match' })
  await expect(slider).toHaveAttribute('aria-valuetext', /^Kick-off, 0–0\. /)
  await slider.focus()
  await fixture.keyboard.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^After 90 minutes, ${HOME}–${AWAY}\\. .*100%`))
  await card.getByText('As a table').click()
  const lines = await wordsOf(card.getByRole('table'))
  expect(lines).toContain(`${TIE.redCard.minute}'`)
  expect(lines).toMatch(new RegExp(`${TIE.lastGoal.minute}(\\+\\d+)?' ${HOME}–${AWAY} `))
  await expect(card.getByText('Most likely final scores')).toHaveCount(0)

  const portuguese = (await visit({ baseURL: url, storage, language: 'pt', width: 360 })).page
  await portuguese.goto(`/fixture/${match.match_id}`)
  const cartao = cardOf(portuguese, 'Probabilidade de vitória')
  await cartao.getByText('Em tabela').click()
  await expect(cartao.getByRole('row', { name: /^Aos 90 minutos .* 100\s%/ })).toBeVisible()
})
