import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url')

const FLAGS = { present: 0x01, verified: 0x04, mayBackUp: 0x08, backedUp: 0x10, withKey: 0x40 }
const UNNAMED_MODEL = Buffer.alloc(16)

type Encoded = number | string | Uint8Array | Map<number | string, Encoded>

/** CBOR (RFC 8949), as far as keys and attestations need it. */
function cbor(value: Encoded): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])])
}

function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count])
  return count < 256
    ? Buffer.from([(major << 5) | 24, count])
    : Buffer.from([(major << 5) | 25, count >> 8, count & 0xff])
}

interface Behaviour {
  /** The site the browser is on. */
  origin?: string
  /** The host the authenticator is told. */
  host?: string
  /** Whether the owner unlocked it. */
  verified?: boolean
  /** Uses so far; 0 where it does not count. */
  counter?: number
}

/** A device with one passkey, as Web Authentication Level 3 describes it; it does what a browser and an authenticator would. */
export function authenticator({ origin = 'http://localhost:3000' }: Pick<Behaviour, 'origin'> = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const usual = { origin, host: new URL(origin).hostname, verified: true, counter: 0 }
  let userHandle: string | undefined

  const clientData = (type: string, challenge: string, of: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: of, crossOrigin: false }))

  const authData = ({ host, verified, counter }: Required<Behaviour>, key?: Buffer) => {
    const flags =
      FLAGS.present | FLAGS.mayBackUp | FLAGS.backedUp | (verified ? FLAGS.verified : 0) | (key ? FLAGS.withKey : 0)
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(counter)
    const attested = key ? [UNNAMED_MODEL, Buffer.from([0, id.length]), id, key] : []
    return Buffer.concat([sha256(host), Buffer.from([flags]), counted, ...attested])
  }

  return {
    id: base64url(id),
    /** Answers the options for a new passkey. */
    make(options: string, how: Behaviour = {}) {
      const { challenge, user } = JSON.parse(options) as { challenge: string; user?: { id: string } }
      userHandle = user?.id
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = new Map<number, Encoded>([
        ...([[1, 2] as const, [3, -7] as const, [-1, 1] as const] satisfies (readonly [number, number])[]),
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const data = authData({ ...usual, ...how }, cbor(key))
      const attestation = new Map<string, Encoded>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ])
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, how.origin ?? origin)),
          attestationObject: base64url(cbor(attestation)),
          transports: ['internal'],
        },
      }
    },
    /** Answers the options of a login. */
    answer(options: string, how: Behaviour = {}) {
      const { challenge } = JSON.parse(options) as { challenge: string }
      const client = clientData('webauthn.get', challenge, how.origin ?? origin)
      const data = authData({ ...usual, ...how })
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          ...(userHandle !== undefined && { userHandle }),
        },
      }
    },
  }
}
