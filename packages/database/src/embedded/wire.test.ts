import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unitReader } from './wire.ts'

const message = (type: string, body: string) => {
  const bytes = Buffer.alloc(5 + body.length)
  bytes.write(type, 0)
  bytes.writeInt32BE(4 + body.length, 1)
  bytes.write(body, 5)
  return bytes
}
const startup = Buffer.from([0, 0, 0, 9, 0, 3, 0, 0, 0])
const encryption = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])
const extended = Buffer.concat([
  message('P', 'one\0select 1\0\0\0'),
  message('B', 'x'),
  message('E', ''),
  message('S', ''),
])
const simple = message('Q', 'begin')
const goodbye = message('X', '')

test('however the bytes arrive, a statement is one unit from Parse to Sync', () => {
  const stream = Buffer.concat([encryption, startup, extended, simple, extended, goodbye])
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: stream.length - 1 }), { maxLength: 12 }), (cuts) => {
      const read = unitReader()
      const edges = [0, ...[...new Set(cuts)].sort((a, b) => a - b), stream.length]
      const units = edges.slice(1).flatMap((end, at) => read(stream.subarray(edges[at], end)))
      expect(units.map((unit) => unit.kind)).toEqual(['encryption', 'work', 'work', 'work', 'work', 'goodbye'])
      expect(Buffer.concat(units.map((unit) => unit.bytes))).toEqual(stream)
      expect(units.map((unit) => unit.prepared)).toEqual([[], [], ['one'], [], ['one'], []])
    }),
  )
})
