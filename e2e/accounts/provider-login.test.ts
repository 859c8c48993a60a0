import { CLIENT, identityProviderStandIn } from '@touchline/testing/identity-provider'
import { expect, test } from '../support/fixtures.ts'
import { named, newMember, RUI } from '../support/new-member.ts'
import { WIDTHS } from '../support/visitor.ts'

test('a member logs in through the identity provider of the site and goes on to the page they wanted; whom it does not let in, or nobody knows, reads why', async ({
  visit,
  startProduct,
}) => {
  test.setTimeout(240_000)
  const provider = await identityProviderStandIn()
  try {
    const env = {
      FEED: 'none',
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: 'Club ID',
      OIDC_SCOPE: 'openid email',
    }
    const product = await startProduct({ env })
    provider.redirectUri = `${named(product)}/api/login/provider/return`
    await newMember(product)
    const { page } = await visit({ baseURL: named(product), width: WIDTHS.phone })

    provider.person = { sub: 'nobody', email: 'nobody@example.test', email_verified: true }
    await page.goto('/login?next=/account')
    await page.getByRole('link', { name: 'Log in with Club ID' }).click()
    await expect(page.getByText('There is no active account with the email address that Club ID knows.')).toBeVisible()

    provider.person = { sub: 'rui', email: RUI.email, email_verified: false }
    await page.getByRole('link', { name: 'Log in with Club ID' }).click()
    await expect(page.getByText('Club ID has not confirmed your email address')).toBeVisible()

    provider.fault = 'refuses'
    await page.getByRole('link', { name: 'Log in with Club ID' }).click()
    await expect(page.getByText('Club ID did not let you in, or you cancelled there.')).toBeVisible()

    provider.fault = null
    provider.person = { sub: 'rui', email: RUI.email, email_verified: true }
    await page.getByRole('link', { name: 'Log in with Club ID' }).click()
    await expect(page).toHaveURL((at) => at.pathname === '/account')
    await expect(page.getByText(RUI.email)).toBeVisible()
    expect(provider.refused).toEqual([])

    // Another browser, in Portuguese: the link of the provider is the same one.
    const other = await visit({ baseURL: named(product), language: 'pt' })
    await other.page.goto('/login')
    await other.page.getByRole('link', { name: 'Entrar com Club ID' }).click()
    await expect(other.page).toHaveURL((at) => at.pathname === '/')
    await expect(other.page.getByText(RUI.username).first()).toBeVisible()
  } finally {
    await provider.close()
  }
})
