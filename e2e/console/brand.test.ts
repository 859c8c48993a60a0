import { LANGUAGES } from '../../packages/messages/src/index.ts'
import { expect, test, testOn } from '../support/fixtures.ts'
import { WIDTHS } from '../support/visitor.ts'
import { copyDemo } from '../support/worlds/demo.ts'
import { SATURDAY } from '../support/worlds/demo-setup.ts'
import { startProduct } from '../support/worlds/product.ts'

const branded = testOn(() => startProduct({ prepare: copyDemo, env: { CLOCK: SATURDAY } }))
branded.use({ pictures: true })
const DARK_LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#0b1219"/><script>alert(1)</script></svg>'
const OWNER = 'owner@touchline.test'

/** Public pages of every kind. */
const PAGES = [
  ...['/', '/matches/2026-11-20', '/compare', '/finder', '/record', '/subscription', '/help', '/numbers', '/credits'],
  ...['/contacts', '/terms', '/privacy', '/legal', '/accessibility', '/login', '/signup', '/status', '/me', '/setting'],
  ...['/inplay', '/soccer?mid=1', '/nowhere'],
]

branded(
  'an owner sees name, colours and logo before they count, and no page says the default name afterwards',
  async ({ visit, baseURL, allowInConsole }) => {
    allowInConsole(/404/)
    const { page } = await visit({ baseURL, width: WIDTHS.desktop, storage: { theme: 'dark' } })
    await page.goto('/login?next=%2Fconsole%2Fsite')
    await page.locator('main input').first().fill(OWNER)
    await page.locator('main input[type="password"]').fill('demo1234')
    await page.keyboard.press('Enter')
    await page.getByLabel('Name of the site').fill('')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Write a name, or leave it as it was.')).toBeVisible()
    await page.getByLabel('Name of the site').fill('Goal Line')
    await expect(page.getByRole('region', { name: 'Preview' }).getByText('Goal Line')).toHaveCount(2)
    await page.getByLabel('Accent, light theme', { exact: true }).fill('#ffd500')
    await expect(page.getByText(/Too faint to read/)).toBeVisible()
    await page.getByRole('button', { name: 'Use #806a00 instead' }).click()
    await expect(page.getByText(/Can be read/)).toBeVisible()
    await page.getByLabel('Accent, dark theme', { exact: true }).fill('#ffd500')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Name and colours are stored.').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Goal Line, home page' }).first()).toBeVisible()
    const accent = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--light-accent'))
    expect(await accent()).toContain('#806a00')

    await page.getByLabel('Choose a file').setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: Buffer.from(DARK_LOGO),
    })
    await expect(page.getByText('Left out of your file: scripts.')).toBeVisible()
    await expect(page.getByText('It is dark, so it gets a white ground in the dark theme.')).toBeVisible()
    await page.getByRole('button', { name: 'Use this logo' }).click()
    await expect(page.getByText('In use')).toBeVisible()
    await page.reload()
    await expect(
      page.getByRole('banner').or(page.locator('header')).locator('img[src^="/logo.svg"]').first(),
    ).toBeVisible()

    const said: string[] = []
    for (const path of PAGES)
      for (const language of LANGUAGES) {
        const answer = await fetch(new URL(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`, baseURL))
        const html = await answer.text()
        if (html.includes('Touchline')) said.push(`${path} ${language}`)
        expect([path, html.includes('Goal Line')]).toEqual([path, true])
      }
    expect(said).toEqual([])
    const manifest = await (await fetch(new URL('/manifest.webmanifest', baseURL))).json()
    expect([manifest.name, 'screenshots' in manifest]).toEqual(['Goal Line', false])

    await page.getByRole('button', { name: 'Restore the default look' }).click()
    await expect(page.getByText('Name and colours are back to their defaults.').first()).toBeVisible()
    await page.getByRole('button', { name: 'Restore the default logo' }).click()
    await expect(page.getByText('The default logo is back.').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Touchline, home page' }).first()).toBeVisible()
  },
)

test('an editor has the other parts of the room', async ({ visit }) => {
  const { page } = await visit({ as: 'editor', width: WIDTHS.phone, language: 'pt' })
  await page.goto('/console/site')
  await expect(page.getByRole('tab', { name: 'Textos legais' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab', { name: 'Marca' })).toHaveCount(0)
})
