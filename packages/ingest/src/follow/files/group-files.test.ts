import { finished } from '@touchline/testing/records'
import { expect, test } from 'vitest'
import { groupFiles, joinBatches, type ReadFiles } from './group-files.ts'

let matches = 0
const group = (count: number): ReadFiles => ({
  batch: {
    source: 'football-data',
    fixtures: Array.from({ length: count }, () => ({ ...finished, key: `match ${matches++}` })),
  },
  report: { file: 'E0.csv', rowsRead: count, matchesTaken: count, problems: [], fatal: null },
})
async function sizesOf(groups: readonly ReadFiles[]): Promise<number[][]> {
  async function* each() {
    yield* groups
  }
  const sizes: number[][] = []
  for await (const portion of groupFiles(each())) sizes.push(portion.map(({ batch }) => batch.fixtures?.length ?? 0))
  return sizes
}

test('portions grow from a few files to many, and each file is in one', async () => {
  const files = Array.from({ length: 30 }, () => group(380))
  const sizes = await sizesOf(files)
  expect(sizes.map((portion) => portion.length)).toEqual([1, 2, 4, 7, 7, 7, 2])
})

test('a file with more matches than a portion is to have is not held up', async () => {
  expect(await sizesOf([group(4_000), group(10), group(20)])).toEqual([[4_000], [10, 20]])
})

test('a file that reports a match again begins a group', async () => {
  const reported = group(10)
  expect(await sizesOf([reported, group(20), reported, group(30)])).toEqual([
    [10, 20],
    [10, 30],
  ])
})

test('nothing is no portion', async () => expect(await sizesOf([])).toEqual([]))

test('the records of several files are in their order, family by family', () => {
  const [one, two] = [group(1), group(2)]
  const { source, ...families } = joinBatches('football-data', [one.batch, { ...two.batch, referees: [] }])
  expect(source).toBe('football-data')
  expect(families).toEqual({ fixtures: [...(one.batch.fixtures ?? []), ...(two.batch.fixtures ?? [])], referees: [] })
})
