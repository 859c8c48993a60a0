import { expect, test } from '../support/fixtures.ts'
import { WIDTHS } from '../support/visitor.ts'
import { DEMO_URL } from '../support/worlds/demo.ts'

const textOf = async (path: string) => (await fetch(new URL(path, DEMO_URL))).text()

test.describe('the legal pages', () => {
  for (const [path, english, portuguese] of [
    ['/terms', 'Terms', 'Termos'],
    ['/privacy', 'Privacy', 'Privacidade'],
    ['/legal', 'Legal notice', 'Aviso legal'],
    ['/accessibility', 'Accessibility', 'Acessibilidade'],
  ] as const) {
    test(`${path} is rendered on the server in both languages, with its day, and says that it is a starting text`, async () => {
      const [en, pt] = [await textOf(path), await textOf(`${path}?lang=pt`)]
      expect(en).toContain(`<title>${english} | Touchline</title>`)
      expect(pt).toContain(`<title>${portuguese} | Touchline</title>`)
      expect(en).toMatch(/Version of \d\d\/\d\d\/\d{4}/)
      expect(pt).toMatch(/Versão de \d\d\/\d\d\/\d{4}/)
      expect(en).toContain('has not published its own text yet')
    })
  }

  test('are reached from the foot of every page, with the help for gambling', async ({ visit }) => {
    const { page } = await visit({ width: WIDTHS.phone })
    await page.goto('/subscription')
    const foot = page.getByRole('contentinfo')
    await expect(foot.getByText('18+')).toBeVisible()
    for (const [name, path] of [
      ['Plans', '/subscription'],
      ['Settings', '/setting'],
      ['Contact us', '/contacts'],
      ['Terms', '/terms'],
      ['Privacy', '/privacy'],
      ['Legal notice', '/legal'],
      ['Accessibility', '/accessibility'],
    ] as const) {
      await expect(foot.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
    }
    await foot.getByRole('link', { name: 'Gambling support' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Gambling support' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Call 0808 8020 133' })).toHaveAttribute('href', 'tel:08088020133')
    await expect(page.getByRole('link', { name: 'Call 1414' })).toHaveAttribute('href', 'tel:1414')
  })

  test('follow the language in place', async ({ page }) => {
    await page.goto('/terms')
    await page.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'PT' }).click()
    await expect(page.getByText(/Versão de/)).toBeVisible()
    await expect(page).toHaveTitle('Termos | Touchline')
  })
})
