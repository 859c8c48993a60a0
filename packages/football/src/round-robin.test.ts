import { expect, test } from 'vitest'
import { meetsOnceAtHome } from './round-robin.ts'

test.each([
  ['england/premier-league', '2017/2018', true],
  ['brazil/serie-a', '2012', true],
  ['brazil/serie-a', '2002', false],
  ['poland/ekstraklasa', '2019/2020', false],
  ['poland/ekstraklasa', '2020/2021', true],
  ['russia/premier-league', '2011/2012', false],
  ['china/super-league', '2020', false],
  // A title may be decided by a play-off match again.
  ['italy/serie-a', '2022/2023', false],
  ['scotland/premiership', '2017/2018', false],
  ['belgium/pro-league', '2017/2018', false],
  ['greece/super-league', '2017/2018', false],
  ['austria/bundesliga', '2017/2018', false],
  // Play-offs repeat a pair of the table.
  ['england/championship', '2017/2018', false],
  ['england/premier-league', 'Season one', false],
  [null, '2017/2018', false],
])('%s %s: each pair meets once at home: %s', (league, season, once) => {
  expect(meetsOnceAtHome(league, season)).toBe(once)
})
