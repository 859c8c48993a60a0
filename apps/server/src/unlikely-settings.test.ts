import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { brandNamed } from './platform/brand.ts'
import { misspelt, senderOf, unlikelySettings } from './unlikely-settings.ts'

const warned = (environment: Record<string, string>) => unlikelySettings(readConfig(environment), brandNamed('Goals'))

test('mail is from the site by its name and address, unless the operator says otherwise', () => {
  expect(senderOf(readConfig({ PUBLIC_URL: 'https://goals.example/' }), brandNamed('Goals, "live"'))).toBe(
    '"Goals, live" <no-reply@goals.example>',
  )
  expect(senderOf(readConfig({ MAIL_FROM: 'Me <me@goals.example>' }), brandNamed('Goals'))).toBe(
    'Me <me@goals.example>',
  )
})

test('a site on this machine alone is warned of nothing', () => {
  expect(warned({})).toEqual([])
  expect(warned({ HOST: '0.0.0.0', PUBLIC_URL: 'https://goals.example', SMTP_URL: 'smtp://mail.example' })).toEqual([])
})

test('a site that others reach is warned of links to and mail from localhost', () => {
  expect(warned({ HOST: '0.0.0.0' })).toEqual([expect.stringContaining('set PUBLIC_URL')])
  expect(warned({ SMTP_URL: 'smtp://mail.example' })).toEqual([
    expect.stringContaining('set MAIL_FROM or PUBLIC_URL'),
    expect.stringContaining('set PUBLIC_URL'),
  ])
})

test('a variable that is nearly one of ours is named', () => {
  expect(misspelt(['OPEN_DIVISION', 'PUBLIC_URI', 'PUBLIC_URL', 'PATH', 'HOME', 'PWD', 'HOSTS', 'POST'])).toEqual([
    { name: 'OPEN_DIVISION', meant: 'OPEN_DIVISIONS' },
    { name: 'PUBLIC_URI', meant: 'PUBLIC_URL' },
  ])
})
