import { afterAll, describe, expect, inject, test } from 'vitest'
import { closeBrowser, visit, WIDTHS } from '../support/visitor.ts'

const url = inject('demoUrl')
afterAll(closeBrowser)

const textOf = async (path: string) => (await fetch(new URL(path, url))).text()

describe('the legal pages', () => {
  test.each([
    ['/terms', 'Terms', 'Termos'],
    ['/privacy', 'Privacy', 'Privacidade'],
    ['/legal', 'Legal notice', 'Aviso legal'],
    ['/accessibility', 'Accessibility', 'Acessibilidade'],
  ])(
    '%s is rendered on the server in both languages, with its day, and says that it is a starting text',
    async (path, english, portuguese) => {
      const [en, pt] = [await textOf(path), await textOf(`${path}?lang=pt`)]
      expect(en).toContain(`<title>${english} | Touchline</title>`)
      expect(pt).toContain(`<title>${portuguese} | Touchline</title>`)
      expect(en).toMatch(/Version of \d\d\/\d\d\/\d{4}/)
      expect(pt).toMatch(/Versão de \d\d\/\d\d\/\d{4}/)
      expect(en).toContain('has not published its own text yet')
    },
  )

  test('are reached from the foot of every page, with the help for gambling', async () => {
    const { page, leave } = await visit({ url, width: WIDTHS.phone })
    await page.goto('/subscription')
    const foot = page.getByRole('contentinfo')
    await foot.getByText('18+').waitFor()
    for (const [name, path] of [
      ['Plans', '/subscription'],
      ['Settings', '/setting'],
      ['Contacts', '/contacts'],
      ['Terms', '/terms'],
      ['Privacy', '/privacy'],
      ['Legal notice', '/legal'],
      ['Accessibility', '/accessibility'],
    ]) {
      expect(await foot.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(path)
    }
    await foot.getByRole('link', { name: 'Help with gambling' }).click()
    await page.getByRole('heading', { level: 1, name: 'Help with gambling' }).waitFor()
    expect(await page.getByRole('link', { name: 'Call 0808 8020 133' }).getAttribute('href')).toBe('tel:08088020133')
    expect(await page.getByRole('link', { name: 'Call 1414' }).getAttribute('href')).toBe('tel:1414')
    await leave()
  })

  test('follow the language in place', async () => {
    const { page, leave } = await visit({ url })
    await page.goto('/terms')
    await page.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'PT' }).click()
    await page.getByText(/Versão de/).waitFor()
    await expect.poll(() => page.title()).toBe('Termos | Touchline')
    await leave()
  })
})
