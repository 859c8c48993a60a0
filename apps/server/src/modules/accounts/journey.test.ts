import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ANNA } from '@touchline/testing/server'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { startServer } from '../../start.ts'

/** A mail server on this machine that keeps what it is sent. */
async function mailServer() {
  const mails: { to: string[]; text: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        mails.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          text: plainText(Buffer.concat(chunks)),
        })
        done()
      })
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { mails, url: `smtp://127.0.0.1:${port}`, close: () => new Promise<void>((done) => server.close(done)) }
}

/** Undoes the encoding of the lines of a mail. */
const plainText = (message: Buffer) =>
  message
    .toString('latin1')
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

test('from sign-up over mail to a new password, with a real mail server', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-accounts-'))
  const post = await mailServer()
  const config = readConfig({
    DATA_DIR: folder,
    PORT: '0',
    FEED: 'none',
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
