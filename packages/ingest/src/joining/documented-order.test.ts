import { readFileSync } from 'node:fs'
import { FIXTURE_PARTS } from '@touchline/football'
import { expect, test } from 'vitest'

const PAGE = new URL('../../../../docs/operating.md', import.meta.url)

test('the operator reads the order of sources that is in force', () => {
  const rows = readFileSync(PAGE, 'utf8').matchAll(/^\| `(\w+)` \| [^|]+ \| ([\w, -]+) \|$/gm)
  const documented = Object.fromEntries([...rows].map(([, part, order]) => [part, order?.split(', ')]))
  expect(documented).toEqual(FIXTURE_PARTS)
})
