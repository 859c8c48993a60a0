import fc from 'fast-check'

const junk = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    '',
    ' ',
    0,
    -1,
    2 ** 40,
    1e300,
    Number.NaN,
    '-1',
    '2024-02-31',
    '0000-00-00',
    '{',
    [],
    {},
    [[]],
    [null],
    true,
  ),
  fc.jsonValue(),
)

/** The value with some of its parts, at any depth, corrupted or removed. */
function spoiltWith(value: unknown, bits: () => number, values: readonly unknown[]): unknown {
  if (bits() % 11 === 0) return values[bits() % values.length]
  if (Array.isArray(value)) return value.map((one) => spoiltWith(one, bits, values))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(() => bits() % 17 !== 0)
  return Object.fromEntries(kept.map(([name, one]) => [name, spoiltWith(one, bits, values)]))
}

/** One to three copies of a row, each spoilt in its own way. */
export const spoiltRows = (whole: unknown): fc.Arbitrary<unknown[]> =>
  fc
    .tuple(
      fc.infiniteStream(fc.nat(1000)),
      fc.array(junk, { minLength: 5, maxLength: 10 }),
      fc.integer({ min: 1, max: 3 }),
    )
    .map(([stream, values, length]) =>
      Array.from({ length }, () => spoiltWith(whole, () => stream.next().value, values)),
    )
