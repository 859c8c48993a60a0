import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeBytes, decodeText } from './decode.ts'

const NAMES = [
  'Malmö FF',
  'Västerås SK',
  'Bodø/Glimt',
  'Nîmes',
  'A Coruña',
  'Arsenal',
  'Fürth',
  'Académica',
  'Kalmar FF\u00a0',
]
const line = fc.record({ name: fc.constantFrom(...NAMES), encoding: fc.constantFrom<BufferEncoding>('utf8', 'latin1') })

it('reads lines in either encoding, however they are mixed', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), (lines) => {
      const bytes = Buffer.concat(lines.map(({ name, encoding }) => Buffer.from(`${name}\n`, encoding)))
      expect(decodeBytes(bytes)).toBe(lines.map(({ name }) => `${name}\n`).join(''))
    }),
  )
})

it('reads both encodings in one line', () => {
  const bytes = Buffer.concat([Buffer.from('Malmö', 'utf8'), Buffer.from([0xa0, 0x92])])
  expect(decodeBytes(bytes)).toBe('Malmö\u00a0’')
})

it('reads UTF-16 by its byte order mark, and nothing else that holds zero bytes', () => {
  const little = Buffer.from('\uFEFFMalmö', 'utf16le')
  for (const bytes of [little, Buffer.from(little).swap16()])
    expect(decodeText(bytes)).toMatchObject({ value: 'Malmö' })
  expect(decodeText(little.subarray(2))).toMatchObject({ ok: false })
})
