import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mailServer } from '@touchline/testing/mail'
import { ANNA } from '@touchline/testing/server'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { startServer } from '../../start.ts'

test('from sign-up over mail to a new password, with a real mail server', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-accounts-'))
  const post = await mailServer()
  const config = readConfig({
    DATA_DIR: folder,
    PORT: '0',
    FEED: 'none',
    SETUP: 'off',
    SMTP_URL: post.url,
    PUBLIC_URL: 'https://touchline.example',
  })
  const server = await startServer(config, pino({ level: 'silent' }))
  const ask = async (path: string, body?: object, token?: string) => {
    const answer = await fetch(`${server.address}/api${path}`, {
      method: 'POST',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Token ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return (await answer.json()) as Record<string, unknown>
  }
  const mailed = async (number: number, page: string) => {
    await expect.poll(() => post.mails.length, { timeout: 30_000 }).toBe(number)
    const mail = post.mails[number - 1]
    expect(mail?.to).toEqual(['Anna@example.org'])
    const link = new RegExp(`https://touchline\\.example${page}\\?\\S+`).exec(mail?.text ?? '')?.[0] ?? ''
    return Object.fromEntries(new URL(link).searchParams)
  }
  try {
    expect(await ask('/signup/', ANNA)).toEqual({ status: 0 })
    const activated = await ask('/activate/', await mailed(1, '/activate'))
    expect(activated).toMatchObject({ invalid: false, user: { username: 'AnnaBall' } })
    const name = { username_or_email: 'AnnaBall' }
    expect(await ask('/login/', { ...name, password: ANNA.password })).toMatchObject({ invalid: false })

    expect(await ask('/account/reset-password/send-link/', { email: ANNA.email })).toEqual({ status: 0 })
    const { token } = await mailed(2, '/account/reset-password')
    expect(await ask('/account/reset-password/save/', { pwd: 'secret2', token })).toEqual({ status: 0 })
    expect(await ask('/check_token/', undefined, String(activated.token))).toHaveProperty('error.code', 'unauthorized')
    expect(await ask('/login/', { ...name, password: ANNA.password })).toEqual({ invalid: true })
    const again = await ask('/login/', { ...name, password: 'secret2' })
    expect(await ask('/check_token/', undefined, String(again.token))).toMatchObject({
      user: { username: 'AnnaBall', email: ANNA.email },
    })
  } finally {
    await server.close()
    await post.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
