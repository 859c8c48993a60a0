import { expect, test } from 'vitest'
import { newerThanSupported } from './supported-browsers.plugin.ts'

test('what a supported browser lacks is found in minified scripts, whatever calls it', () => {
  expect(newerThanSupported('let a=Map.groupBy(b,c=>c.id),d=e.text.isWellFormed();')).toEqual([
    'Map.groupBy',
    'isWellFormed',
  ])
})

test('what all of them have, what only looks alike and what is looked for first are left alone', () => {
  expect(
    newerThanSupported('a.toSorted(b).findLast(c);MyMap.groupBy(x);LeafletMap.groupByName(y);z.isWellFormedName(1)'),
  ).toEqual([])
  expect(newerThanSupported('URL.canParse?.(a)')).toEqual([])
  expect(newerThanSupported('typeof a.startViewTransition==`function`&&a.startViewTransition(b)')).toEqual([])
  expect(newerThanSupported('`startViewTransition`in document&&document.startViewTransition(a)')).toEqual([])
})
