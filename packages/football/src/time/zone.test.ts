import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS } from './durations.ts'
import { isZone, OFFSETS, offsetText, parseOffset, zoneMinutes, zoneToUtc } from './zone.ts'

test('there are 25 fixed offsets from +12 to -12, and +0 is one of them', () => {
  expect(OFFSETS).toHaveLength(25)
  expect([OFFSETS[0], OFFSETS[12], OFFSETS[24]]).toEqual(['+12', '+0', '-12'])
  expect(OFFSETS.map((text) => offsetText(parseOffset(text)))).toEqual(OFFSETS)
})

test.each([
  ['+2', 2],
  ['-5', -5],
  ['+0', 0],
  ['+13', 0],
  ['2', 0],
  ['+2.5', 0],
  ['', 0],
  ['Lisbon', 0],
])('offset "%s" is %i hours', (text, hours) => {
  expect(parseOffset(text)).toBe(hours)
})

test('a place follows daylight saving, a fixed offset does not', () => {
  const winter = Date.parse('2024-01-15T12:00:00Z')
  const summer = Date.parse('2024-07-15T12:00:00Z')
  expect([zoneMinutes('Europe/London', winter), zoneMinutes('Europe/London', summer)]).toEqual([0, 60])
  expect([zoneMinutes('Asia/Kolkata', winter), zoneMinutes('America/New_York', summer)]).toEqual([330, -240])
  expect([zoneMinutes('+1', winter), zoneMinutes('+1', summer)]).toEqual([60, 60])
})

test('anything but an offset or a place counts as UTC', () => {
  expect([isZone('+3'), isZone('Europe/Lisbon'), isZone('Atlantis/Capital'), isZone('+99')]).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(zoneMinutes('Atlantis/Capital', 0)).toBe(0)
})

test('a local time read back from its instant is the same, in every zone, away from a change of clocks', () => {
  const zone = fc.constantFrom('+3', '-8', 'Asia/Tokyo', 'America/Sao_Paulo', 'Asia/Kathmandu')
  const noon = fc.integer({ min: 14_000, max: 20_000 }).map((day) => day * DAY_MS + 43_200_000)
  fc.assert(
    fc.property(noon, zone, (local, where) => {
      const instant = zoneToUtc(local, where)
      expect(instant + zoneMinutes(where, instant) * 60_000).toBe(local)
    }),
  )
})
