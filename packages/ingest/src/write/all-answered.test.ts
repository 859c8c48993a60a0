import { expect, test } from 'vitest'
import { allAnswered } from './all-answered.ts'

const failed = (code: string) => Promise.reject(Object.assign(new Error(code), { code }))

test('the answers come in the order of the statements', async () => {
  expect(await allAnswered([Promise.resolve(1), 'two', Promise.resolve(null)])).toEqual([1, 'two', null])
})

test('where one fails the others are waited for, and the error is the one that failed the transaction', async () => {
  const ended: string[] = []
  const slow = new Promise<void>((resolve) => setTimeout(resolve, 5)).then(() => ended.push('slow'))
  const asked = [failed('25P02'), failed('22021'), slow] as const
  await expect(allAnswered(asked)).rejects.toMatchObject({ code: '22021' })
  expect(ended).toEqual(['slow'])
})

test('an error without a code is reported as it is', async () => {
  await expect(allAnswered([Promise.reject(new Error('of a rule')), failed('25P02')])).rejects.toThrow('of a rule')
})
