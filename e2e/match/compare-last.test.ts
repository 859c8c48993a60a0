import type { Page } from '@playwright/test'
import type { PastMatchStats } from '../../packages/contract/src/index.ts'
import { expect, test } from '../support/fixtures.ts'
import { listOf, type Pairing, pastRowText, richPairing, untilRows } from '../support/match-page.ts'
import { askAsSubscriber, DEMO_URL } from '../support/worlds/demo.ts'

/** Wide enough for every column, too narrow for two lists side by side. */
const WIDTH = 1100
let pairing: Pairing
test.beforeAll(async () => {
  pairing = await richPairing(DEMO_URL, '2026-11-22')
})

const address = () => `/compare/teams/${pairing.match.local_id}/${pairing.match.visitor_id}`
const asked = (calls: readonly string[], call: string) => calls.filter((one) => one.startsWith(`/api/${call}`))
const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const LIST = { name: /newest first/ }

test.describe('last matches of two chosen teams', () => {
  const lastOf = async (team: number, query = '') =>
    (await askAsSubscriber<{ stats: PastMatchStats }>(`/getLast?id=${team}${query}`)).stats.data.map(pastRowText)

  test('are requested for each team when they are chosen, without coach and price; their filters survive a reload', async ({
    visit,
  }) => {
    const { local_id, local_name, visitor_id, visitor_name } = pairing.match
    const { page, calls } = await visit({ width: WIDTH, as: 'subscriber' })
    await page.goto(address())
    await expect(page.getByRole('table', LIST)).toBeVisible()
    expect(asked(calls, 'getLast')).toEqual([])
    await page.getByText('Last matches', { exact: true }).click()
    const [home, away] = [listOf(page, local_name), listOf(page, visitor_name)]
    await untilRows(home, await lastOf(local_id))
    await untilRows(away, await lastOf(visitor_id))
    expect(asked(calls, 'getLast').sort()).toEqual(
      [local_id, visitor_id]
        .map(String)
        .sort()
        .map((id) =>
          expect.stringMatching(new RegExp(`[?]id=${id}&.*&coach=0&prevcoach=0&.*&similar=0&current_coach=0$`)),
        ),
    )
    await expect(page.getByRole('checkbox', { name: /coach/i })).toHaveCount(0)
    await away.getByRole('checkbox', { name: 'Home', exact: true }).uncheck({ force: true })
    await home.getByText('2nd half', { exact: true }).click()
    await untilRows(away, await lastOf(visitor_id, '&home=0'))
    await page.reload()
    await untilRows(home, await lastOf(local_id, '&fullHalf=2'))
    await untilRows(away, await lastOf(visitor_id, '&home=0'))
    expect(parameters(page)).toEqual({ goals: 'last', h_half: '2', a_venue: 'away' })
  })

  test('ask a visitor to log in and lead back, without a request to the server', async ({ page, calls }) => {
    await page.goto(`${address()}?goals=last`)
    const alert = page.getByRole('alert')
    await expect(alert.getByText('please login to see this data')).toBeVisible()
    expect([...asked(calls, 'getLast'), ...asked(calls, 'v3/')]).toEqual([])
    await alert.getByRole('link', { name: 'Log in' }).click()
    await page.waitForURL((to) => to.searchParams.get('next') === `${address()}?goals=last`)
  })

  test('say so to a member without a plan', async ({ visit }) => {
    const { page } = await visit({ as: 'member' })
    await page.goto(`${address()}?corners=last&tab=corners`)
    await expect(page.getByRole('alert').getByText("don't have permission to view this data")).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
  })
})
