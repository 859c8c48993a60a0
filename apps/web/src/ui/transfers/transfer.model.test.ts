import { textsOf } from '@touchline/messages/texts'
import { describe, expect, test } from 'vitest'
import { newestFirst, shortTeam, transferFee, transferKind, withoutClub } from './transfer.model.ts'

const asIs = (name: string) => name
const kind = (type_id: number, developer_name: string | null, nameOf = asIs) =>
  transferKind({ type_id, type: developer_name === null ? null : { developer_name, name: developer_name } }, nameOf)

describe('the type of a transfer', () => {
  test.each([
    [218, 'LOAN', 'Loan', 'loan'],
    [219, 'TRANSFER', 'Transfer', 'transfer'],
    [220, 'FREE_TRANSFER', 'Free Transfer', 'free'],
    [9688, 'END_OF_LOAN', 'End of loan', undefined],
    [4711, 'SWAP_DEAL', 'Swap deal', undefined],
  ])('%d is named and has its colour', (id, code, name, colour) => {
    expect(kind(id, code)).toEqual({ name, colour })
  })

  test('is named as the language calls it', () => {
    const portuguese = (name: string) => (name === 'Loan' ? 'Empréstimo' : name)
    expect(kind(218, 'LOAN', portuguese).name).toBe('Empréstimo')
  })

  test('n/a shows nothing, a type nobody knows is a question mark', () => {
    expect([kind(4711, 'n/a'), kind(219, 'N/A'), kind(4711, 'NA')].map(({ name }) => name)).toEqual(['', '', ''])
    expect(kind(4711, null).name).toBe('?')
  })
})

test('only a free transfer says that a player had no club; else a missing team is unknown', () => {
  expect([218, 219, 220, 9688].map((type_id) => withoutClub({ type_id }))).toEqual([false, false, true, false])
})

test.each([
  ['a fee', 219, 12_500_000, '€12.5M'],
  ['a fee nobody disclosed', 219, null, '?'],
  ['what is no number', 219, Number.NaN, '?'],
  ['a free transfer', 220, null, ''],
  ['a loan without a fee', 218, null, ''],
])('%s', (_, type_id, amount, text) =>
  expect(transferFee({ type_id, amount }, 'en', textsOf('en', 'transfers'))).toBe(text),
)

test('where there is little room a team has its short code, otherwise three letters', () => {
  expect(shortTeam({ name: 'Manchester City', short_code: 'MCI' })).toBe('MCI')
  expect(shortTeam({ name: 'Évora', short_code: null })).toBe('ÉVO')
})

test('the newest comes first, of one day the one that became known last', () => {
  const transfers = [
    { id: 4, date: '2026-01-01' },
    { id: 2, date: '2026-02-01' },
    { id: 9, date: '2026-01-01' },
  ]
  expect(newestFirst(transfers).map(({ id }) => id)).toEqual([2, 9, 4])
})
