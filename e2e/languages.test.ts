import { globSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { FixtureView, TeamInfo } from '../packages/contract/src/index.ts'
import { ROOT } from '../tools/root.ts'
import { matchesOn } from './support/api.ts'
import { addressOf } from './support/match-page.ts'
import { type Member, member } from './support/member.ts'
import { closeBrowser, visit } from './support/visitor.ts'

const url = inject('demoUrl')
afterAll(closeBrowser)

const PAGES = [
  '/',
  '/matches/2026-11-22',
  '/subscription',
  '/login',
  '/signup',
  '/contacts',
  '/activate',
  '/account/forgot-password',
  '/account/reset-password',
  '/account/reset-password?token=forged',
  '/message/subscribe/expired',
  '/message/subscribe/not-paid',
  '/setting',
  '/setting?tab=favorite',
  '/setting?tab=topleague',
  '/setting?tab=topclub',
  '/terms',
  '/privacy',
  '/help',
  '/subscription/withdraw',
  '/no/such/page',
]

/** The pages behind the login, with their tabs, around one match. */
async function memberPages({ ask }: Member, fixture: number): Promise<string[]> {
  const { league_id, league, participants } = await ask<FixtureView>(`/v3/fixture/${fixture}`)
  const { coaches } = await ask<TeamInfo>(`/v3/team/info/${participants[0].id}`)
  const { player } = await ask<{ player: { id: number }[] }>(`/v3/country/player/${league.country_id}/1`)
  const tabsOf = (path: string, tabs: string) => [path, ...tabs.split(' ').map((tab) => `${path}?tab=${tab}`)]
  return [
    '/inplay',
    '/transfer',
    '/account',
    ...tabsOf(`/fixture/${fixture}`, 'lineup event stats sidelined'),
    ...tabsOf(`/team/${participants[0].id}`, 'squad goals cards scorers stats transfer other'),
    ...tabsOf(`/league/${league_id}`, 'upcomings result topscorer stats'),
    ...tabsOf(`/country/${league.country_id}`, 'team player coach referee'),
    ...tabsOf(`/player/${player[0]?.id}`, 'latest stats'),
    ...tabsOf(`/coach/${coaches[0]?.id}`, 'fixtures stats'),
  ]
}

/** First words of the keys of all texts: a key that has no text is shown as it is. */
const roots = new Set<string>()
beforeAll(async () => {
  const places = ['apps/web/src/app/i18n/*.en.ts', 'apps/web/src/{features,ui}/*/texts.en.ts']
  for (const file of globSync(places, { cwd: ROOT })) {
    const { texts } = (await import(join(ROOT, file))) as { texts: object }
    for (const [key, text] of Object.entries(texts)) if (typeof text === 'object') roots.add(key)
  }
  expect(roots).toContain('message')
})

const isBareKey = (word: string) => /^[a-z]\w*([.:][A-Za-z_]\w*)+$/.test(word) && roots.has(word.split(/[.:]/)[0] ?? '')

describe.each(['en', 'pt'] as const)('in %s', (language) => {
  test('no page shows the key of a text instead of its words', { timeout: 240_000 }, async () => {
    const [match] = await matchesOn(url, '2026-11-22')
    if (!match) throw new Error('No match on Sunday')
    const subscriber = await member(url, 'demo@touchline.test')
    const { page, leave } = await visit({ url, language, storage: subscriber.storage })
    // Both languages have the same keys: once is enough for the many pages behind the login.
    const behind = language === 'pt' ? await memberPages(subscriber, match.match_id) : []
    const compare = `/compare/teams/${match.local_id}/${match.visitor_id}?hn=a&an=b&hc=c&ac=d`
    for (const path of [...PAGES, addressOf(match), compare, ...behind]) {
      await page.goto(path)
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language)
      await expect.poll(() => page.getByTestId('spinner').count()).toBe(0)
      const texts = await page.evaluate(() => [
        document.title,
        document.body.innerText,
        ...[...document.querySelectorAll('[title], [aria-label], [placeholder], [alt]')].flatMap((element) =>
          ['title', 'aria-label', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
        ),
      ])
      const keys = texts.flatMap((text) => text.split(/\s+/)).filter(isBareKey)
      expect([path, keys]).toEqual([path, []])
    }
    await leave([/404/])
  })
})
