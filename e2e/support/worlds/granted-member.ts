import { countryByName } from '../../../packages/football/src/index.ts'
import { touchline } from '../command-line.ts'
import { type Member, member } from '../member.ts'
import type { Product } from './product.ts'

const EMAIL = 'ana@example.com'
const PASSWORD = 'secret99'

/**
 * Signs up an account in a product without accounts and grants a month of everything.
 * @param env the product's environment
 * @throws Error when either is refused
 */
export async function grantedMember({ url, dataDir }: Product, env: Record<string, string>): Promise<Member> {
  const country = countryByName('Portugal')?.id
  const signUp = await fetch(new URL('/api/signup', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, username: 'anafan', password: PASSWORD, country }),
  })
  const { status } = (await signUp.json()) as { status: number }
  if (status !== 0) throw new Error(`The sign-up was answered with ${status}`)
  const granted = await touchline(['users', 'grant', EMAIL, '--months', '1', '--activate'], {
    ...env,
    DATA_DIR: dataDir,
  })
  if (granted.code !== 0) throw new Error(granted.complaints)
  return member(url, EMAIL, PASSWORD)
}
