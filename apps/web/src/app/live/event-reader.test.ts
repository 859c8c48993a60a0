import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventReader } from './event-reader.ts'
import { waitAfter } from './live-stream.ts'

const wire = [
  'retry: 3000\n\n',
  'id: 7\n: connected\n\n',
  ': still here\n\n',
  'id: 8\nevent: match\ndata: {"match_id":1}\n\n',
  'id: 9\nevent: reset\ndata: {}\n\n',
].join('')

test('events come with their names and the last id, comments and bare ids make none', () => {
  const reader = eventReader()
  expect(reader.read(wire)).toEqual([
    { event: 'match', data: '{"match_id":1}', id: '8' },
    { event: 'reset', data: '{}', id: '9' },
  ])
})

test('an id without data still moves the position to resume from', () => {
  const reader = eventReader()
  reader.read('id: 7\n: connected\n\n')
  expect(reader.lastId()).toBe('7')
})

test('an event that was cut off before its end does not move the position, so that it comes again', () => {
  const reader = eventReader()
  reader.read('id: 7\n: connected\n\nid: 8\nevent: match\ndata: {"match')
  expect(reader.lastId()).toBe('7')
})

test('where the network cuts the text makes no difference', () => {
  const whole = eventReader().read(wire)
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: wire.length }), { maxLength: 8 }), (cuts) => {
      const edges = [0, ...cuts.sort((a, b) => a - b), wire.length]
      const reader = eventReader()
      const pieces = edges.slice(1).flatMap((edge, index) => reader.read(wire.slice(edges[index], edge)))
      expect(pieces).toEqual(whole)
    }),
  )
})

test('several data lines are one text, and lines may end as on the old systems', () => {
  expect(eventReader().read('data: a\r\ndata: b\r\n\r\n')).toEqual([{ event: 'message', data: 'a\nb', id: null }])
})

test('a client waits longer after each failure, but never more than half a minute, and not all at the same moment', () => {
  expect([1, 2, 3, 10].map((failed) => waitAfter(failed, 1))).toEqual([1000, 2000, 4000, 30_000])
  expect(waitAfter(3, 0)).toBe(2000)
})
