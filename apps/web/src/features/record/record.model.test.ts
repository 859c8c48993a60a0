import { LANGUAGES } from '@touchline/messages'
import { textsOf } from '@touchline/messages/texts'
import { expect, test } from 'vitest'
import { numbersIn } from '../../app/numbers.ts'
import { ends, monthText, reachOf, scoreRange, signed } from './record.model.ts'

const [en, pt] = [numbersIn('en'), numbersIn('pt')]

test('a difference has its sign, and what is nothing after rounding has none', () => {
  expect([0.0046, -0.0046, 0.00004, -0.00004].map((value) => signed(value, 4, en))).toEqual([
    '+0.0046',
    '−0.0046',
    '0.0000',
    '0.0000',
  ])
  expect(signed(-0.0046, 4, pt)).toBe('−0,0046')
})

test('intervals are written in the language, shares as percent, none where there is none', () => {
  expect(scoreRange({ value: 0.2, low: 0.19, high: 0.2117 }, pt)).toBe('0,1900–0,2117')
  expect(scoreRange({ value: 0.2, low: null, high: null }, en)).toBeNull()
  expect(ends({ value: -0.117, low: -0.142, high: -0.09 }, en, { percent: true })).toEqual({
    low: '−14.2',
    high: '−9.0',
  })
  expect(ends({ value: 0, low: null, high: null }, en)).toBeNull()
})

test('months are written as days are', () => expect(monthText('2026-03')).toBe('03/2026'))

test('strips reach as far as the widest interval, but not for ever', () => {
  const row = (low: number, high: number) => ({
    behind_close: {
      ...{ forecasts: 1, rps: 0.2, close_rps: 0.2 },
      rps_behind: { value: (low + high) / 2, low, high },
      log_loss_behind: { value: 0, low: null, high: null },
    },
  })
  expect(reachOf([row(-0.002, 0.011), { behind_close: null }])).toBe(0.011)
  expect(reachOf([row(-2, 2)])).toBe(0.05)
  expect(reachOf([])).toBe(0.005)
})

test('the reliability table does not call its counts forecasts: a forecast gives several chances', () => {
  const counted = LANGUAGES.map((language) => textsOf(language, 'record')('reliability.count'))
  expect(counted.filter((words) => /forecast|previs|pronós/i.test(words))).toEqual([])
})
