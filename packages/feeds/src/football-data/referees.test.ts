import { expect, it } from 'vitest'
import { createRefereeBook, fullerRefereeName } from './referees.ts'

function keysOf(country: string, ...names: string[]): (string | null)[] {
  const book = createRefereeBook()
  return names.map((name) => book.note(country, name))
}

it('knows one person behind every way the files write a name', () => {
  const ways = ['M Dean', 'Mike Dean', 'Dean, M. L', 'Dean, M. L.', 'M. L. Dean', ' M  DEAN ', 'M.Dean']
  expect(new Set(keysOf('England', ...ways))).toEqual(new Set(['england/m-dean']))
})

it.each([
  ["D'Urso, A. P.", "england/a-d'urso"],
  ['A D\u2019Urso', "england/a-d'urso"],
  ['Dr. Merk, M', 'england/m-merk'],
  ['Kinhöfer , T', 'england/t-kinhofer'],
  ['Wack, F.-X.', 'england/f-wack'],
  ['Smith. D', 'england/d-smith'],
  ['M. De Santis', 'england/m-de-santis'],
  ['M. Fletcher (Warley)', 'england/m-fletcher'],
  ['P.A. Durkin', 'england/p-durkin'],
])('reads %s', (name, key) => expect(keysOf('England', name)).toEqual([key]))

it('does not guess beyond initial and surname, nor across countries', () => {
  expect(keysOf('England', 'T Bates', 'A Bates', 'P Banks', 'P Bankes')).toEqual([
    'england/t-bates',
    'england/a-bates',
    'england/p-banks',
    'england/p-bankes',
  ])
  expect(keysOf('Scotland', 'M Dean')).toEqual(['scotland/m-dean'])
})

it('calls a referee by the fullest name seen', () => {
  const book = createRefereeBook()
  for (const name of ['M Dean', 'M Dean', 'Dean, M. L', 'Micheal Dean', 'Mike Dean', 'Mike Dean'])
    book.note('England', name)
  expect(book.records()).toEqual([
    { key: 'england/m-dean', name: 'Mike Dean', commonName: 'Mike Dean', country: null, dateOfBirth: null },
  ])
})

it('keeps the fuller of two names, the known one when they are as full', () => {
  expect(fullerRefereeName('M Dean', 'Mike Dean')).toBe('Mike Dean')
  expect(fullerRefereeName('Mike Dean', 'M L Dean')).toBe('Mike Dean')
  expect(fullerRefereeName('Helmut Krug', 'Hellmut Krug')).toBe('Helmut Krug')
})

it('has no referee for an empty cell', () => expect(keysOf('England', '', ' ')).toEqual([null, null]))
