import { describe, expect, test } from 'vitest'
import { messageProblems, readMessage } from './message-rules.ts'

const whole = { username: 'ana', email: 'ana@example.test', message: 'Hello' }

describe('a message to us', () => {
  test('needs a name, a mail address and something to say', () => {
    expect(messageProblems(whole)).toEqual({})
    expect(messageProblems({ username: ' ', email: '', message: '\n' })).toEqual({
      username: true,
      email: true,
      message: true,
    })
  })

  test.each(['ana', 'ana@example', '@example.test', 'ana @example.test'])('cannot be answered at "%s"', (email) => {
    expect(messageProblems({ ...whole, email })).toEqual({ email: true })
  })

  test('is no longer than the server takes', () => {
    expect(messageProblems({ ...whole, message: 'x'.repeat(5000) })).toEqual({})
    expect(messageProblems({ ...whole, message: 'x'.repeat(5001) })).toEqual({ message: true })
    expect(messageProblems({ ...whole, username: 'x'.repeat(101) })).toEqual({ username: true })
  })
})

test('a stored message is read back, and anything else is ignored', () => {
  expect(readMessage(JSON.stringify(whole))).toEqual(whole)
  expect(readMessage(null)).toBeNull()
  expect(readMessage('{"username":')).toBeNull()
  expect(readMessage('[]')).toBeNull()
  expect(readMessage(JSON.stringify({ ...whole, email: 'none' }))).toBeNull()
})
