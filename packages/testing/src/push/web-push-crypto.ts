import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'

/** The secrets of a subscription, which only the browser has. */
export interface BrowserKeys {
  ecdh: ECDH
  auth: Buffer
}

export function newBrowserKeys(): BrowserKeys {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  return { ecdh, auth: randomBytes(16) }
}

const HEADER_BYTES = 21
const TAG_BYTES = 16
const LAST_RECORD = 2

/** Reads a message as RFC 8291 says, written from the RFC alone. @throws Error where it is not for these keys */
export function decryptPush(body: Buffer, { ecdh, auth }: BrowserKeys): string {
  const salt = body.subarray(0, 16)
  const recordSize = body.readUInt32BE(16)
  const sender = body.subarray(HEADER_BYTES, HEADER_BYTES + (body[20] ?? 0))
  const record = body.subarray(HEADER_BYTES + sender.length)
  if (record.length > recordSize) throw new Error('There is more than one record')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32))
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(record.subarray(-TAG_BYTES))
  const text = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()])
  const end = text.lastIndexOf(LAST_RECORD)
  if (end < 0) throw new Error('The padding has no delimiter')
  return text.subarray(0, end).toString('utf8')
}

const DAY_SECONDS = 24 * 3_600

/** Why a push service refuses who sends (RFC 8292); null where it does not. @param origin of the push service */
export function vapidFault(authorization: string | undefined, origin: string, subscribedKey: string): string | null {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  if (signature === '') return 'There is no VAPID token'
  if (key !== subscribedKey) return 'The key is not the one that was subscribed with'
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
  if (read(head).alg !== 'ES256') return 'It is not signed with ES256'
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
  const signed = Buffer.from(`${head}.${claims}`)
  const raw = Buffer.from(signature, 'base64url')
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, raw)) return 'The signature is wrong'
  const { aud, exp, sub } = read(claims)
  const now = Date.now() / 1000
  if (aud !== origin) return 'It is for another push service'
  if (typeof exp !== 'number' || exp < now || exp > now + DAY_SECONDS) return 'It has expired or lasts too long'
  return typeof sub === 'string' && /^(?:mailto:.+@(?!localhost$)|https:\/\/(?!localhost))/.test(sub)
    ? null
    : 'BadJwtToken: nobody can be reached at its subject'
}
