import { expect, it } from 'vitest'
import { seasonName } from './season-name.ts'

it.each([
  ['2012', '2012'],
  [' 2018 ', '2018'],
  ['2012/2013', '2012/2013'],
  ['2012/13', '2012/2013'],
  ['2017-18', '2017/2018'],
  ['1999-2000', '1999/2000'],
  ['1999/00', '1999/2000'],
])('reads the season %s as %s', (text, name) => expect(seasonName(text)).toBe(name))

it.each(['2012/2014', '12/13', '', 'Season'])('takes %j for no season', (text) => expect(seasonName(text)).toBeNull())
