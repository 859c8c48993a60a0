import { expect, test } from 'vitest'
import { type NamedThing, searchNames } from './search-names.ts'

const namesOf = (thing: NamedThing) => searchNames(thing).map(({ name }) => name)

test('a thing is found by every name its sources use, each once', () => {
  expect(searchNames({ names: ['São Bento', 'Sao Bento', 'S. Bento'] })).toEqual([
    { name: 'sao bento', origin: 0 },
    { name: 's bento', origin: 0 },
  ])
})

test('names of lists and nicknames are known names, with FC in the name or without', () => {
  expect(searchNames({ names: ['FC Barcelona'], known: ['Barcelona'] })).toEqual(
    expect.arrayContaining([
      { name: 'barcelona', origin: 1 },
      { name: 'barca', origin: 1 },
    ]),
  )
})

test('long names are shortened to their initials', () => {
  expect(namesOf({ names: ['Milton Keynes Dons'] })).toEqual(['milton keynes dons', 'mkd', 'mk dons'])
  expect(namesOf({ names: ['Leeds United'] })).toEqual(['leeds united'])
})

test('a club is found with its city, in its own language and in others, unless the name has it', () => {
  expect(namesOf({ names: ['Ashton'], city: 'Milano' })).toEqual([
    'ashton',
    'ashton milano',
    'ashton milan',
    'ashton milao',
  ])
  expect(namesOf({ names: ['AS Roma'], city: 'Roma' })).not.toContain('roma roma')
  expect(namesOf({ names: ['Ashton'], city: '' })).toEqual(['ashton'])
})

test('a league is found with its country before or after it', () => {
  expect(namesOf({ names: ['Serie A'], countries: ['Brazil'] })).toEqual([
    'serie a',
    'serie a brazil',
    'brazil serie a',
  ])
})

test('a name with signs is found by them', () => {
  expect(namesOf({ names: ['100% Brough'] })).toContain('100% brough')
  expect(namesOf({ names: ["King's Lynn (Town)"] })).not.toContain("king's lynn (town)")
})
