import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { realData } from '../../../../tools/data-folder.ts'
import { openfootball } from './index.ts'

const DATA = realData('tables')

test('World Cups of women have no team and no competition of men, under whatever name their file stands', () => {
  const files = globSync('in/*/womensworldcup.json', { cwd: DATA })
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) {
    const bytes = readFileSync(resolve(DATA, file))
    for (const name of [file, 'worldcup.json']) {
      const { batch } = openfootball.parse([{ name, bytes }], {})
      expect(batch.leagues).toMatchObject([{ stableKey: 'world/womens-world-cup' }])
      expect(batch.teams?.length).toBeGreaterThan(10)
      for (const team of batch.teams ?? [])
        expect([team.name, team.stableKey]).toEqual([
          expect.stringMatching(/ Women$/),
          expect.stringMatching(/^national\/\w{3}-women$/),
        ])
    }
  }
})
