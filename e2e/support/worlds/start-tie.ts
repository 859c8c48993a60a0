import { matchesToday } from '../api.ts'
import { nameOf } from '../home-page.ts'
import type { CupTie } from './cup-tie.ts'
import type { startProduct } from './product.ts'

const EARLIER_MS = 120_000

/** A product two minutes before a cup tie of the demo world, which is played fast once the process is sent `begin`. */
export async function startTie(start: typeof startProduct, { name, kickoff }: Pick<CupTie, 'name' | 'kickoff'>) {
  const product = await start({
    entry: 'e2e/support/worlds/fast-match.child.ts',
    env: { CLOCK: new Date(kickoff - EARLIER_MS).toISOString(), NODE_ENV: 'production' },
  })
  const match = (await matchesToday(product.url)).find((one) => nameOf(one) === name)
  if (!match) throw new Error(`${name} is not played`)
  return { product, url: product.url, match }
}
