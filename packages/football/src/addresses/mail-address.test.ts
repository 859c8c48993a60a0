import { describe, expect, test } from 'vitest'
import { isMailAddress } from './mail-address.ts'

describe('a mail address', () => {
  test.each([
    'a@b.pt',
    'a.b+c@d.e.pt',
    "o'brien_1@mail.example.org",
    'anna@xn--mller-kva.example',
    'jürgen@müller.example',
    `${'a'.repeat(64)}@${'b'.repeat(63)}.org`,
  ])('is %s', (text) => {
    expect(isMailAddress(text)).toBe(true)
  })

  test.each([
    ['nothing', ''],
    ['a name', 'anna'],
    ['no domain', 'anna@'],
    ['a domain without a dot', 'anna@localhost'],
    ['nobody', '@b.pt'],
    ['two signs', 'a@@b.pt'],
    ['two addresses', 'a@b.pt@c.pt'],
    ['a list', 'a@b.pt,c@d.pt'],
    ['a space inside', 'a b@c.pt'],
    ['a name around it', 'Anna <a@b.pt>'],
    ['a line end', 'a@b.pt\r\nBcc: c@d.pt'],
    ['an invisible character', 'a\u200b@b.pt'],
    ['a dot at the edge of the name', '.a@b.pt'],
    ['two dots', 'a@b..pt'],
    ['a dot at the end', 'a@b.pt.'],
    ['a hyphen at the edge of a label', 'a@-b.pt'],
    ['a number', 'a@127.0.0.1'],
    ['a long local part', `${'a'.repeat(65)}@b.pt`],
    ['a long label', `a@${'b'.repeat(64)}.pt`],
    ['a label too long once it travels', `a@${'ü'.repeat(60)}.example`],
    ['a long domain', `a@${'b.'.repeat(130)}pt`],
    ['thousands of dots', `a@${'.'.repeat(64_000)}@`],
  ])('is not %s', (_, text) => {
    expect(isMailAddress(text)).toBe(false)
  })
})
