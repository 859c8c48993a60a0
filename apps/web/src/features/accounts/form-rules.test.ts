import { ACCOUNT_LIMITS } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { newPasswordState, type SignUpEntries, signUpProblems } from './form-rules.ts'
import { LIMITS } from './limits.ts'

const good: SignUpEntries = {
  email: 'ana@example.test',
  username: 'anafan',
  password: 'secret',
  repeat: 'secret',
  country: 150,
}

describe('the sign-up form', () => {
  test('finds nothing wrong with complete entries, five characters being enough', () => {
    expect(signUpProblems(good)).toEqual({})
    expect(signUpProblems({ ...good, username: 'anafa', password: '12345', repeat: '12345' })).toEqual({})
  })

  test('refuses every field that is empty', () => {
    expect(signUpProblems({ email: '', username: '', password: '', repeat: '', country: null })).toEqual({
      email: 'required',
      username: 'required',
      password: 'required',
      repeat: 'required',
      country: 'country',
    })
  })

  test.each([
    [{ email: 'ana' }, { email: 'typevalidemail' }],
    [{ email: 'ana@example' }, { email: 'typevalidemail' }],
    [{ username: 'anaf' }, { username: 'minlength5' }],
    [{ username: 'ana@example.test' }, { username: 'notuseemail' }],
    [{ username: 'ana＠example.test' }, { username: 'notuseemail' }],
    [{ username: 'http://example.test' }, { username: 'notuselink' }],
    [
      { password: '1234', repeat: '1234' },
      { password: 'minlength5', repeat: 'minlength5' },
    ],
    [{ repeat: 'Secret' }, { repeat: 'passwordnotmatch' }],
  ])('%j', (change, problems) => {
    expect(signUpProblems({ ...good, ...change })).toEqual(problems)
  })

  test('stops where the server stops', () => {
    expect(LIMITS).toEqual(ACCOUNT_LIMITS)
  })
})

test('a new password can be saved when both entries are filled in and equal; until both are, nothing is called unequal', () => {
  expect(newPasswordState('', '')).toEqual({ problems: {}, canSave: false })
  expect(newPasswordState('ab', '')).toEqual({ problems: {}, canSave: false })
  const unequal = { password: null, repeat: 'passwordnotmatch' }
  expect(newPasswordState('abcde', 'abcdf')).toEqual({ problems: unequal, canSave: false })
  expect(newPasswordState('ab', 'ab')).toEqual({ problems: { password: 'minlength5', repeat: null }, canSave: false })
  expect(newPasswordState('abcde', 'abcde')).toEqual({ problems: { password: null, repeat: null }, canSave: true })
})
