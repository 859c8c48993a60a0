import { describe, test } from 'vitest'
import { holdsForRandomResults, kindsOf } from './brute-force.testing.ts'
import { allRules } from './index.ts'

/** Twenty matches each: ten thousand results for each competition and era. */
const TABLES = 500

describe.each(allRules().map((rules) => [rules.keys[0], rules] as const))('%s', (_, competition) => {
  test('has tables as somebody counts them by hand who reads its rules', () => {
    for (const rules of kindsOf(competition)) holdsForRandomResults(rules, TABLES)
  })
})
