import type { HeadToHeadRecord, PastMatchStats } from '../../packages/contract/src/index.ts'
import { api, type MatchBasics, matchesOn } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { addressOf, basicsOf, type Pairing, richPairing, seenWords } from '../support/match-page.ts'
import { findPlaces } from '../support/places.ts'
import { WIDTHS } from '../support/visitor.ts'
import { askAsSubscriber, DEMO_URL } from '../support/worlds/demo.ts'

interface Shares {
  data: {
    shares: Record<string, { home: number | null; league: { any: number } | null; shrinkage: number }>
  }
}

let pairing: Pairing
test.beforeAll(async () => {
  pairing = await richPairing(DEMO_URL, '2026-11-22')
})

const overs = (meetings: readonly HeadToHeadRecord[]) =>
  meetings.filter(({ scores }) => scores.localteam_score + scores.visitorteam_score > 2).length

const WORDS = {
  en: { title: 'Hit rates', over: 'Over 2.5 goals', expect: 'What to expect', of: 'of' },
  pt: { title: 'Frequências', over: 'Mais de 2,5 golos', expect: 'O que esperar', of: 'em' },
} as const

for (const language of ['en', 'pt'] as const) {
  for (const [name, width] of Object.entries(WIDTHS)) {
    test(`head to head says how often, how sure, what the price implies and what to expect: ${language}, ${name}`, async ({
      visit,
    }) => {
      const { match, meetings } = pairing
      const words = WORDS[language]
      const { page } = await visit({ language, width })
      await page.goto(addressOf(match))
      const line = page.getByRole('row').filter({ hasText: words.over })
      const record = new RegExp(`${overs(meetings)} ${words.of} ${meetings.length} \\d+\\s?% \\(\\d+–\\d+\\)`)
      await expect.poll(() => seenWords(line)).toMatch(record)
      const { data } = await api<Shares>(DEMO_URL, `/v3/match/shares/${match.match_id}`)
      const { home, league, shrinkage } = data.shares.over_25 ?? { home: null, league: null, shrinkage: 0 }
      if (home !== null) {
        const percent = (home * 100).toFixed(1).replace('.', language === 'pt' ? ',' : '.')
        expect(await seenWords(line)).toContain(`${percent}${language === 'pt' ? ' ' : ''}%`)
      }
      await page.getByText(words.expect, { exact: true }).first().click()
      await expect.poll(() => new URL(page.url()).searchParams.get('rates')).toBe('expect')
      const base = league?.any ?? home
      if (base != null) {
        const share = (shrinkage * base + overs(meetings)) / (shrinkage + meetings.length)
        await expect
          .poll(() => seenWords(line))
          .toContain(`${Math.round(share * 100)}${language === 'pt' ? ' ' : ''}% (`)
      }
      await page.reload()
      await expect(page.getByRole('radio', { name: words.expect }).first()).toBeChecked()
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(beyond).toBeLessThanOrEqual(0)
    })
  }
}

test.describe('last matches', () => {
  test.use({ as: 'subscriber', width: 1100 })

  test('are counted on whatever page they are, and how many they are is said', async ({ page }) => {
    const { match } = pairing
    const { stats } = await askAsSubscriber<{ stats: PastMatchStats }>(`/getLast?id=${match.local_id}&perPage=0`)
    expect(stats.total).toBeGreaterThan(20)
    await page.goto(`${addressOf(match)}&goals=last`)
    const list = page.getByRole('region', { name: `${match.local_name}: last matches` })
    const line = list.getByRole('row').filter({ hasText: 'Over 2.5 goals' })
    const { count, matches } = stats.hit_rates.over_25
    await expect.poll(() => seenWords(line)).toContain(`${count} of ${matches} `)
    await expect(list.getByText(`of all ${stats.total} matches of this list`, { exact: false })).toBeVisible()
    await list.getByRole('button', { name: 'Previous' }).click()
    await expect.poll(() => new URL(page.url()).searchParams.toString()).toMatch(/page=1/)
    await expect.poll(() => seenWords(line)).toContain(`${count} of ${matches} `)
  })
})

test.describe('similar matches', () => {
  test.use({ as: 'subscriber', width: 1100 })

  test('of all teams near the price can be listed too, and the choice stays in the address', async ({ page }) => {
    const { match } = pairing
    const basics: MatchBasics = await basicsOf(DEMO_URL, match)
    const price = basics.odds?.[0]['0'] ?? 0
    const wanted = `/getLast?id=${match.local_id}&similar=${price.toFixed(2)}&similar_source=${basics.odds_source}`
    const of = async (more: string) =>
      (await askAsSubscriber<{ stats: PastMatchStats }>(`${wanted}${more}`)).stats.total
    const [own, near, all] = [await of(''), await of('&tolerance=0.10'), await of('&tolerance=0.10&scope=all')]
    expect(near).toBeGreaterThanOrEqual(own)
    expect(all).toBeGreaterThan(near)
    await page.goto(`${addressOf(match)}&goals=similar`)
    await page.getByText('± 0.10', { exact: true }).click()
    await page.getByText('Everywhere', { exact: true }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('near')).toBe('10')
    expect(new URL(page.url()).searchParams.get('scope')).toBe('all')
    const list = page.getByRole('region', { name: `${match.local_name}: similar matches` })
    await expect(list.getByText(new RegExp(`of ${all.toLocaleString('en')}`)).first()).toBeVisible()
    await expect(list.getByRole('row').filter({ hasText: 'Over 2.5 goals' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Everywhere' })).toBeChecked()
  })
})

test.describe('a match that is over', () => {
  test.use({ as: 'subscriber', width: 1100 })

  test('shows what was known before it, and what is known today on request', async ({ page }) => {
    const { played } = await findPlaces(DEMO_URL)
    const last = async (more: string) =>
      (
        await askAsSubscriber<{ stats: PastMatchStats }>(
          `/getLast?id=${played.local_id}&except=${played.match_id}${more}`,
        )
      ).stats.total
    const [before, now] = [await last('&as_of=kickoff'), await last('')]
    expect(before).toBeLessThan(now)
    await page.goto(`${addressOf(played)}&goals=last`)
    const list = page.getByRole('region', { name: `${played.local_name}: last matches` })
    await expect(list.getByText(new RegExp(`of ${before}\\b`)).first()).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Before kick-off' })).toBeChecked()
    await page.getByText('Today', { exact: true }).first().click()
    await expect(list.getByText(new RegExp(`of ${now}\\b`)).first()).toBeVisible()
    expect(new URL(page.url()).searchParams.get('asof')).toBe('now')
  })
})

test.describe('the cards of the referee', () => {
  test.use({ as: 'subscriber' })

  for (const language of ['en', 'pt'] as const) {
    for (const [name, width] of Object.entries(WIDTHS)) {
      test(`are forecast with and without the referee, next to the league’s: ${language}, ${name}`, async ({
        visit,
      }) => {
        for (const one of await matchesOn(DEMO_URL, '2026-11-22')) {
          const { referee_name, match_id } = await basicsOf(DEMO_URL, one)
          const { forecast } = await askAsSubscriber<{ forecast: { with_referee: { mean: number } | null } | null }>(
            `/v3/referee/cards/${match_id}`,
          )
          const mean = forecast?.with_referee?.mean
          if (mean === undefined || referee_name === null) continue
          const { page } = await visit({ language, width })
          await page.goto(`${addressOf(one)}&tab=referee`)
          const row = page.getByRole('row').filter({ hasText: referee_name }).first()
          const text = mean.toFixed(2).replace('.', language === 'pt' ? ',' : '.')
          await expect(row).toContainText(text)
          return
        }
        throw new Error('No match of the day has cards forecast with a referee')
      })
    }
  }
})
