import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished } from 'vitest'

/** Addresses of this machine that two visitors come from. */
export const VISITORS = ['127.0.0.21', '127.0.0.22'] as const
/** Addresses visitors may claim to pass for others, or for proxies. */
const FORGED = ['203.0.113.9', '127.0.1.1', '127.0.0.22, 127.0.2.1, 127.0.1.1', '203.0.113.9, 127.0.0.1', 'nonsense']

/** A proxy as they all are: it adds the address it saw to the header; `from` is the address it connects from. */
export async function forwardingProxy(target: string, from: string): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    const seen = [incoming.headers['x-forwarded-for'], incoming.socket.remoteAddress].filter(Boolean).join(', ')
    const headers = { ...incoming.headers, 'x-forwarded-for': seen }
    const on = request(target, { headers, localAddress: from }, (answer) => answer.pipe(outgoing))
    incoming.pipe(on)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

/** The address the server sees for a visitor, whatever headers they send. */
export const seenAs = (url: string, from: string, written?: string) =>
  new Promise<string>((resolve, reject) => {
    const headers =
      written === undefined ? {} : { 'x-forwarded-for': written, forwarded: `for=${written}`, 'x-real-ip': written }
    request(url, { localAddress: from, headers, agent: false }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      answer.on('end', () => resolve(text))
    })
      .on('error', reject)
      .end()
  })

/** Two visitors stay two, and neither becomes another by what they write. */
export async function expectApart(url: string) {
  for (const visitor of VISITORS) {
    expect(await seenAs(url, visitor)).toBe(visitor)
    for (const forged of FORGED) expect([forged, await seenAs(url, visitor, forged)]).toEqual([forged, visitor])
  }
}
