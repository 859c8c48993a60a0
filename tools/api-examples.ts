import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dataCalls, pathOf } from '../e2e/support/data-calls.ts'
import { member } from '../e2e/support/member.ts'
import { findPlaces } from '../e2e/support/places.ts'
import { SATURDAY } from '../e2e/support/worlds/demo-setup.ts'
import { startProduct } from '../e2e/support/worlds/product.ts'
import type { CallExample } from '../packages/contract/src/examples/example.ts'
import { buildWeb } from './build/web-build.ts'
import { ROOT } from './root.ts'
import { run } from './run.ts'

/**
 * Records an example of every call that reads data, as the demo world answers it, for the description of the API. Lists are cut to what shows
 * their shape.
 *
 *     npm run docs:examples [-- http://localhost:3000]
 */
const EXAMPLES = join(ROOT, 'packages/contract/src/examples/recorded.json')
const MAX_LIST = 2
const MAX_TEXT = 200

/** The first entries of every list of objects, and the beginning of long texts. */
function cutShort(value: unknown): unknown {
  if (typeof value === 'string') return value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : value
  if (Array.isArray(value)) {
    const whole = value.every((one) => typeof one !== 'object' || one === null || Array.isArray(one))
    // Three of a kind are the prices of 1, X and 2 more often than a list.
    return (whole || value.length === 3 ? value : value.slice(0, MAX_LIST)).map(cutShort)
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cutShort(part)]))
}

await buildWeb({ ifStale: true })
const [given] = process.argv.slice(2)
const product = given === undefined ? await startProduct({ env: { CLOCK: SATURDAY } }) : null
const url = given ?? product?.url ?? ''
try {
  const subscriber = await member(url, 'demo@touchline.test')
  const calls = await dataCalls(subscriber, await findPlaces(url))
  const recorded: Record<string, CallExample> = {}
  for (const one of calls) {
    const answer = cutShort(await subscriber.ask<unknown>(pathOf(one)))
    const { params, query } = one
    recorded[one.id] = {
      ...(Object.keys(params).length > 0 && { params }),
      ...(Object.keys(query).length > 0 && { query }),
      answer,
    }
  }
  await writeFile(EXAMPLES, `${JSON.stringify(recorded, null, 2)}\n`)
  await run('biome', ['format', '--write', EXAMPLES], { quiet: true })
  console.log(`${calls.length} examples written`)
} finally {
  await product?.stop()
}
