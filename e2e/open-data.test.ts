import { setTimeout } from 'node:timers/promises'
import type { LeagueView } from '../packages/contract/src/index.ts'
import { addressOf, api, type UpcomingMatch } from './support/api.ts'
import { expect, testOn } from './support/fixtures.ts'
import { WIDTHS } from './support/visitor.ts'
import { grantedMember } from './support/worlds/granted-member.ts'
import { openSources } from './support/worlds/open-sources.ts'
import { startProduct } from './support/worlds/product.ts'

const test = testOn(async () => {
  const sources = await openSources()
  const product = await startProduct({ env: sources.env })
  const subscriber = await grantedMember(product, sources.env)
  /** The site is up before all files are read. */
  const matchOf = async (home: string, from: string, to: string): Promise<UpcomingMatch> => {
    for (let tries = 60; ; tries--) {
      const matches = await api<UpcomingMatch[]>(product.url, `/upcoming/${from}%2000:00/${to}%2000:00`)
      const match = matches.find(({ local_name }) => local_name === home)
      if (match) return match
      if (tries === 0) throw new Error(`No match of ${home} among ${matches.map(({ local_name }) => local_name)}`)
      await setTimeout(500)
    }
  }
  const england = await matchOf('Chelsea', '2026-03-07', '2026-03-08')
  const argentina = await matchOf('River Plate', '2026-02-04', '2026-02-05')
  const early = await matchOf('Everton', '2026-03-07', '2026-03-08')
  // Met before this season, and announced for today.
  const again = await matchOf('River Plate', '2026-03-07', '2026-03-08')
  const played = await matchOf('Arsenal', '2025-11-02', '2025-11-03')
  const stop = async () => {
    await product.stop()
    await sources.close()
  }
  return { ...product, stop, subscriber, england, argentina, again, early, played }
})

const VIEWS = Object.values(WIDTHS).flatMap((width) => (['en', 'pt'] as const).map((language) => ({ width, language })))

test('the day shows the coming matches with prices that say when they were taken', async ({ visit }) => {
  for (const { width, language } of VIEWS) {
    const { page } = await visit({ width, language })
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Chelsea – Arsenal' })).toBeVisible()
    const said = language === 'en' ? 'Prices as of Fri 16:00' : 'Odds de sex., 16:00'
    await expect(page.getByTitle(said).first()).toBeAttached()
  }
})

test('nobody follows these competitions live: pages and the page of the sources say so, and what a key would add', async ({
  visit,
  world: { url, england, again },
}) => {
  expect(again.match_id).not.toBe(england.match_id)
  for (const { width, language } of VIEWS) {
    const { page } = await visit({ width, language })
    const english = language === 'en'
    await page.goto('/')
    await expect(
      page.getByText(english ? 'There are no live scores here' : 'não há resultados em direto'),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: english ? 'Latest transfers' : 'Últimas transferências' })).toHaveCount(
      0,
    )
    await page.goto(addressOf(england))
    await expect(page.getByText(english ? 'is not followed live' : 'não é seguida em direto')).toBeVisible()
    await page.goto('/credits')
    const missing = page.getByRole('heading', { name: english ? 'What is missing here' : 'O que falta aqui' })
    await expect(missing).toBeVisible()
  }
  const { feed } = (await (await fetch(`${url}/readyz`)).json()) as { feed: { keysWouldAdd: Record<string, string> } }
  expect(Object.keys(feed.keysWouldAdd)).toEqual(['FOOTBALL_DATA_ORG_TOKEN', 'THE_ODDS_API_KEY'])
})

test('after its kick-off a match that nobody reports is in progress, then its result is awaited', async ({
  visit,
  world: { england, early },
}) => {
  for (const { width, language } of VIEWS) {
    const { page } = await visit({ width, language })
    const english = language === 'en'
    await page.goto('/')
    await expect(page.getByText(english ? 'Playing' : 'A jogar', { exact: true })).toBeVisible()
    await page.goto(addressOf(england))
    const playing = english ? 'In progress, no live score' : 'A decorrer, sem resultado em direto'
    await expect(page.getByText(playing)).toBeVisible()
    await page.goto(addressOf(early))
    await expect(page.getByText(english ? 'Result pending' : 'Resultado por confirmar')).toBeVisible()
  }
})

test('an empty day leads to the next one that has matches', async ({ visit }) => {
  const { page } = await visit({ language: 'pt' })
  await page.goto('/matches/2026-03-06')
  await page.getByRole('link', { name: 'Próximos jogos: Sáb 07/03' }).click()
  await expect(page.getByRole('link', { name: 'Chelsea – Arsenal' })).toBeVisible()
})

test('a match whose league has results alone offers no corners, cards, statistics or referee; one with statistics does', async ({
  visit,
  world: { england, argentina },
}) => {
  for (const { width, language } of VIEWS) {
    const { page } = await visit({ width, language })
    const tabs = page.getByRole('tablist').first().getByRole('tab')
    await page.goto(addressOf(argentina))
    await expect(tabs).toHaveText(language === 'en' ? ['Goals', 'Comparison'] : ['Golos', 'Comparação'])
    await page.goto(addressOf(england))
    await expect(tabs).toHaveCount(5)
    await page.goto(`${addressOf(argentina)}&tab=corners`)
    await expect(tabs).toHaveCount(3)
  }
})

test('subscribers find neither line-ups nor squads, players, transfers or scorers that nobody reports', async ({
  visit,
  world: { england, subscriber },
}) => {
  const { seasons } = await subscriber.ask<LeagueView>(`/v3/league/${england.league_id}`)
  expect(seasons.map(({ has }) => has.topscorer)).not.toContain(true)
  for (const { width, language } of VIEWS) {
    const { page } = await visit({ width, language, storage: { ...subscriber.storage, language } })
    const tabs = page.getByRole('tablist').first().getByRole('tab')
    const english = language === 'en'
    await page.goto(`/fixture/${england.match_id}`)
    await expect(tabs).toHaveText(english ? ['Basics'] : ['Resumo'])
    await page.goto(`/team/${england.local_id}`)
    await expect(tabs).toHaveCount(6)
    for (const card of english ? ['Trophies', 'Coaches'] : ['Troféus', 'Treinadores'])
      await expect(page.getByRole('heading', { name: card })).toHaveCount(0)
    await page.goto(`/league/${england.league_id}`)
    await expect(tabs).toHaveCount(5)
    await expect(
      page.getByRole('heading', { name: english ? 'Position by round' : 'Posição por jornada' }),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: english ? 'Top scorers' : 'Melhores marcadores' })).toHaveCount(0)
  }
})

test('a match whose goals have no minutes has the chances at its known moments, and no curve', async ({
  visit,
  world: { played, subscriber },
}) => {
  for (const { width, language } of VIEWS) {
    const { page } = await visit({ width, language, storage: { ...subscriber.storage, language } })
    const tabs = page.getByRole('tablist').first().getByRole('tab')
    const english = language === 'en'
    await page.goto(`/fixture/${played.match_id}`)
    await expect(tabs).toHaveText(english ? ['Basics', 'Stats'] : ['Resumo', 'Estatísticas'])
    const card = page.locator('section', {
      has: page.getByRole('heading', { name: english ? 'Win probability' : 'Probabilidade de vitória' }),
    })
    await expect(card.getByText(english ? 'Kick-off 0–0' : 'Início 0–0')).toBeVisible()
    await expect(card.getByText(english ? 'Half-time 1–0' : 'Intervalo 1–0')).toBeVisible()
    await expect(card.getByText(english ? 'so there is no curve' : 'por isso não há curva')).toBeVisible()
    await expect(card.getByRole('img')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: english ? 'Price movement' : 'Movimento das odds' })).toHaveCount(0)
  }
})

test('the sources are credited, none that nothing was read from', async ({ page }) => {
  await page.goto('/credits')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'football-data.co.uk' })).toHaveAttribute(
    'href',
    'https://www.football-data.co.uk',
  )
  await expect(main.getByRole('link', { name: 'Open-Meteo.com' })).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Data sources' })).toBeVisible()
})
