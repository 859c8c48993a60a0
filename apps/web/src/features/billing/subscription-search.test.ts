import { expect, test } from 'vitest'
import { paypalAddress, readSubscriptionSearch } from './subscription-search.ts'

const said = (search: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(readSubscriptionSearch(search)).filter(([, value]) => value !== undefined))

test('the chosen plan and way are read from the address, anything unusable is left out', () => {
  expect(said({ plan: 3, way: 'card' })).toEqual({ plan: 3, way: 'card' })
  expect(said({ plan: '12', way: 'paypal' })).toEqual({ plan: 12, way: 'paypal' })
  expect(said({ plan: -1, way: 'cash', payment: 'free' })).toEqual({})
  expect(said({ plan: 'x', payment: 'done' })).toEqual({ payment: 'done' })
})

test('a return from PayPal carries the subscription, whose id cannot lead elsewhere', () => {
  expect(said({ provider: 'paypal', subscription_id: 'I-5ABC', ba_token: 'BA-1' })).toEqual({
    provider: 'paypal',
    subscription_id: 'I-5ABC',
  })
  expect(said({ provider: 'paypal', subscription_id: '../login' })).toEqual({ provider: 'paypal' })
  expect(said({ provider: 'other', subscription_id: 'a b' })).toEqual({})
})

test('after the approval the browser goes on to the check of that member, with the click that brought them', () => {
  expect(paypalAddress('7', 'I-5ABC', null)).toBe('/api/paypal_checkout/7/I-5ABC')
  expect(paypalAddress('7', 'I-5ABC', 'a&b')).toBe('/api/paypal_checkout/7/I-5ABC?clickID=a%26b')
})
