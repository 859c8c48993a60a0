import { expect, test } from 'vitest'
import { chatOf, chatRequest, maskedChat } from './chats.ts'
import { isPublicAddress } from './public-address.ts'

test.each([
  ['https://discord.com/api/webhooks/123/abc-DEF_4', 'discord'],
  ['https://hooks.slack.com/services/T0/B0/xyz', 'slack'],
  ['https://api.telegram.org/bot12:ab-c/sendMessage?chat_id=-100', 'telegram'],
  ['https://ntfy.sh/my-topic', 'ntfy'],
  ['https://api.telegram.org/bot12:ab-c/getUpdates?chat_id=1', null],
  ['https://discord.com/api/users/@me', null],
  ['https://hooks.slack.com.evil.test/services/T0/B0/xyz?x', null],
  ['https://example.org/', null],
  ['not an address', null],
])('%s is of %s', (address, kind) => {
  expect(chatOf(address)).toBe(kind)
})

test('names of the data mention nobody and are no markup, and the secret of an address is not shown', () => {
  const message = { title: '<!channel> & @everyone', body: 'Goal', link: 'https://touchline.test/' }
  const slack = JSON.parse(chatRequest('slack', 'https://hooks.slack.com/services/T0/B0/xyz', message).body)
  expect(slack.text).toContain('&lt;!channel&gt; &amp; @everyone')
  const discord = JSON.parse(chatRequest('discord', 'https://discord.com/api/webhooks/1/secret-key', message).body)
  expect(discord.allowed_mentions).toEqual({ parse: [] })
  expect(maskedChat('https://discord.com/api/webhooks/1/secret-key')).toBe('discord.com/…-key')
  const telegram = chatRequest('telegram', 'https://api.telegram.org/bot1:a/sendMessage?chat_id=-100', message)
  expect([telegram.address, JSON.parse(telegram.body).chat_id]).toEqual([
    'https://api.telegram.org/bot1:a/sendMessage',
    '-100',
  ])
})

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['10.1.2.3', false],
  ['172.31.255.255', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::ffff:8.8.8.8', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['what', false],
])('%s is an address of the public internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})
