import { useDatabase } from '@touchline/testing/database'
import { expect, test } from 'vitest'

const database = useDatabase({ keepData: true })

test('lists of numbers and of yes and no are read as what they are', async () => {
  const [row] = await database.rows(`select
    array[1, null, -3]::smallint[] as small, array[2147483647]::integer[] as whole, '{}'::integer[] as none,
    array[1.1, null, 'NaN', '-Infinity', 1e-7]::real[] as price, array[0.30000000000000004, 1e300]::double precision[] as exact,
    array[true, false, null]::boolean[] as closing, null::real[] as unknown`)
  expect(row).toEqual({
    small: [1, null, -3],
    whole: [2147483647],
    none: [],
    price: [1.1, null, Number.NaN, Number.NEGATIVE_INFINITY, 1e-7],
    exact: [0.30000000000000004, 1e300],
    closing: [true, false, null],
    unknown: null,
  })
})

test('lists of lists, and those that do not count from 1, are read too', async () => {
  const [row] = await database.rows(
    `select array[[1, 2], [3, 4]]::integer[] as grid, '[0:1]={5,6}'::integer[] as shifted`,
  )
  expect(row).toEqual({
    grid: [
      [1, 2],
      [3, 4],
    ],
    shifted: [5, 6],
  })
})
