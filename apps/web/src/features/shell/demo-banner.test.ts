import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROUTES = join(import.meta.dirname, '../../routes')

/** Pages without a figure of the data. */
const WITHOUT_FIGURES = [
  /^__root|^_member\.tsx/,
  /^_member\/(?:account|checkout|console)/,
  /^(?:account|subscription)\//,
  /^(?:accessibility|activate|contacts|credits|help|legal|login|message|privacy|setting|setup|share|signup|status|terms)\./,
]

test('every page with figures says in the demo world that they are simulated', () => {
  const pages = globSync('**/*.tsx', { cwd: ROUTES })
    .filter((name) => !WITHOUT_FIGURES.some((pattern) => pattern.test(name)))
    .map((name) => ({ name, text: readFileSync(join(ROUTES, name), 'utf8') }))
    .filter(({ text }) => /\bcomponent:/.test(text))
  expect(pages.length).toBeGreaterThan(10)
  expect(pages.filter(({ text }) => !/<(?:DemoBanner|MemberPage)\b/.test(text)).map(({ name }) => name)).toEqual([])
})
