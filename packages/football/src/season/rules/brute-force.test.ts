import { expect, test } from 'vitest'
import { holdsForRandomResults, kindsOf } from './brute-force.testing.ts'
import { allRules } from './index.ts'
import { kindOf } from './naive-order.testing.ts'

const KINDS = new Map(allRules().flatMap((competition) => kindsOf(competition).map((rules) => [kindOf(rules), rules])))

test('the rule files have many kinds of rules', () => expect(KINDS.size).toBeGreaterThan(30))

test.each([...KINDS])('tables are as somebody counts them by hand who reads %s', (_, rules) =>
  holdsForRandomResults(rules, 100),
)
