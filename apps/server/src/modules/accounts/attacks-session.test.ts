import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { type Call, contract } from '@touchline/contract'
import { otherAddress, requestOf, sampleCall } from '@touchline/testing/requests'
import {
  ANNA,
  lastLink,
  member,
  newVisitor,
  type TestServer,
  useAccountsServer,
  useServer,
  visitor,
} from '@touchline/testing/server'
import { describe, expect, test } from 'vitest'

const server = useAccountsServer()
const direct = useServer({ keepData: true })

const login = { username_or_email: ANNA.username, password: ANNA.password }

describe('guessing', () => {
  test('many passwords of many accounts from one address end in 429, and the right one is refused there too', async () => {
    await member(server, newVisitor(server))
    const attacker = newVisitor(server)
    let refused = 0
    for (let round = 0; round < 65; round++) {
      const { status } = await attacker.post('/login/', { username_or_email: `victim${round}`, password: '123456' })
      if (status === 429) refused += 1
    }
    expect(refused).toBe(5)
    expect((await attacker.post('/login/', login)).status).toBe(429)
    expect((await newVisitor(server).post('/login/', login)).body).toMatchObject({ invalid: false })
  })

  test('many guesses at the same time get no more tries than one after the other', async () => {
    await member(server, newVisitor(server))
    const guesser = newVisitor(server)
    const guesses = Array.from({ length: 30 }, (_, round) =>
      guesser.post('/login/', { username_or_email: ANNA.username, password: `guess${round}` }),
    )
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200).length).toBe(10)
  })

  test('no token near a given one opens anything, nor does its stored hash', async () => {
    const token = await member(server, newVisitor(server))
    const rows = await server.database.rows<{ hash: string }>('select hash from account_token')
    const near = [
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      token.toLowerCase(),
      `${token} `.repeat(2),
      `${token}A`,
      token.slice(0, -1),
      rows[0]?.hash ?? '',
      `${token}' or '1'='1`,
      ...Array.from({ length: 50 }, () => randomBytes(32).toString('base64url')),
    ]
    for (const guess of near) {
      expect([guess, (await newVisitor(server).post('/check_token/', undefined, guess)).status]).toEqual([guess, 401])
    }
    expect((await newVisitor(server).post('/check_token/', undefined, token)).status).toBe(200)
  })
})

describe('a session', () => {
  test('has the token the server made: one brought along before the login never becomes valid', async () => {
    const planted = randomBytes(32).toString('base64url')
    const victim = newVisitor(server)
    await member(server, victim)
    const first = await victim.post('/login/', { ...login, token: planted }, planted)
    const second = await victim.post('/login/', login)
    expect(new Set([first.body.token, second.body.token, planted]).size).toBe(3)
    expect((await victim.post('/check_token/', undefined, planted)).status).toBe(401)
  })

  test('ends everywhere with a new password, and a link that was requested before is of no use after it', async () => {
    const anna = newVisitor(server)
    const tokens = [await member(server, anna)]
    for (let round = 0; round < 2; round++)
      tokens.push(String((await newVisitor(server).post('/login/', login)).body.token))
    await anna.post('/account/reset-password/send-link/', { email: ANNA.email })
    const stolen = (await lastLink(server)).get('token')
    await anna.post('/account/reset-password/send-link/', { email: ANNA.email })
    const token = (await lastLink(server)).get('token')
    expect((await anna.post('/account/reset-password/save/', { pwd: 'secret2', token })).body).toEqual({ status: 0 })
    for (const old of tokens) expect((await anna.post('/check_token/', undefined, old)).status).toBe(401)
    const again = await newVisitor(server).post('/account/reset-password/save/', { pwd: 'secret3', token: stolen })
    expect(again.body).toEqual({ status: 1 })
  })

  test('a link of one purpose is none of the other', async () => {
    const anna = newVisitor(server)
    await anna.post('/signup/', ANNA)
    const activation = await lastLink(server)
    const pwd = 'secret2'
    const asReset = await anna.post('/account/reset-password/save/', { pwd, token: activation.get('token') })
    expect(asReset.body).toEqual({ status: 1 })
    await anna.post('/account/reset-password/send-link/', { email: ANNA.email })
    const asActivation = { uidb64: activation.get('uidb64'), token: (await lastLink(server)).get('token') }
    expect((await anna.post('/activate/', asActivation)).body).toEqual({ invalid: true })
  })
})

describe('another site in the same browser', () => {
  const changing = contract.filter((call: Call) => call.method === 'POST')
  const FORMS = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']

  test.each(changing.map((call: Call) => [call.path, call] as const))(
    '%s takes no form of another site',
    async (_path, call) => {
      const token = await member(server, newVisitor(server))
      const [path, { body }] = requestOf(call, sampleCall(call))
      for (const type of FORMS) {
        const answer = await server.ask(path, {
          method: 'POST',
          headers: {
            'content-type': type,
            origin: 'https://evil.example',
            // Headers a browser would send by itself.
            cookie: `token=${token}; touchline=in=1`,
            ...otherAddress(),
          },
          body: body ?? '',
        })
        // Plain text is read as text, not as an object, whatever it contains.
        expect([type, answer.status]).toEqual([type, expect.toBeOneOf(type === 'text/plain' ? [400, 401] : [401, 415])])
        expect(answer.headers.get('access-control-allow-origin')).toBeNull()
      }
    },
  )

  test('may neither read answers nor send custom headers, and the one cookie that is set grants nothing', async () => {
    const preflight = await server.ask('/api/pick_favorite', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    })
    expect(preflight.ok).toBe(false)
    expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    const anna = newVisitor(server)
    await member(server, anna)
    const { headers } = await anna.post('/login/', login, undefined)
    const [cookie = ''] = (headers.get('set-cookie') ?? '').split(';')
    for (const path of ['/check_token/', '/account/sessions/end-others/']) {
      expect((await newVisitor(server, { cookie }).post(path)).status).toBe(401)
    }
  })
})

/** Sends a request with raw headers, which fetch would refuse. */
function raw(to: TestServer, path: string, headers: Record<string, string>, body?: object) {
  const { hostname, port } = new URL(to.url)
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const asked = request({ hostname, port, path, method: body ? 'POST' : 'GET', headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
    })
    asked.on('error', reject)
    asked.end(body && JSON.stringify(body))
  })
}

describe('a request that lies about itself', () => {
  test('the host it names is in no mail and in no answer', async () => {
    const headers = { 'content-type': 'application/json', host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    const answers = [
      await raw(server, '/api/signup', headers, ANNA),
      await raw(server, '/api/account/reset-password/send-link', headers, { email: ANNA.email }),
      await raw(server, '/api/site', headers),
      await raw(server, '/favicon.ico', headers),
      await raw(server, '/', headers),
    ]
    for (const { headers: reported, text } of answers) expect(JSON.stringify(reported) + text).not.toContain('evil')
    const rows = await server.database.rows<{ text: string; html: string }>('select text, html from outbox_mail')
    expect(rows).toHaveLength(2)
    for (const { text, html } of rows) expect(text + html).not.toContain('evil')
  })

  test('without a proxy in front nobody makes their own address: the limit holds whatever they write', async () => {
    const statuses: number[] = []
    for (let round = 0; round < 32; round++) {
      const spoofed = visitor(direct, `203.0.113.${round}`, {
        'x-real-ip': `203.0.113.${round}`,
        forwarded: `for=10.0.0.${round}`,
      })
      statuses.push((await spoofed.post('/activate/', { uidb64: 'MQ', token: 'forged' })).status)
    }
    expect(statuses.filter((status) => status === 429).length).toBe(2)
  })
})
