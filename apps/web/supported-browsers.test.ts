import { expect, test } from 'vitest'
import { newerThanSupported } from './supported-browsers.plugin.ts'

test('features that a supported browser lacks are found in minified scripts, whatever calls them', () => {
  expect(newerThanSupported('let a=Map.groupBy(b,c=>c.id),d=e.text.isWellFormed();')).toEqual([
    'Map.groupBy',
    'isWellFormed',
  ])
})

test('features that all supported browsers have, lookalikes and feature-detected calls are left alone', () => {
  expect(
    newerThanSupported('a.toSorted(b).findLast(c);MyMap.groupBy(x);LeafletMap.groupByName(y);z.isWellFormedName(1)'),
  ).toEqual([])
  expect(newerThanSupported('URL.canParse?.(a)')).toEqual([])
  expect(newerThanSupported('typeof a.startViewTransition==`function`&&a.startViewTransition(b)')).toEqual([])
  expect(newerThanSupported('`startViewTransition`in document&&document.startViewTransition(a)')).toEqual([])
})
