import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Why a stored secret cannot be read. */
export type SecretFault = 'no_key' | 'other_key' | 'damaged'

const WORDS: Readonly<Record<SecretFault, string>> = {
  no_key: 'The key of this installation is lost: DATA_DIR/secret.key is not there.',
  other_key: 'It was encrypted with another key than that of SECRET_KEY or DATA_DIR/secret.key.',
  damaged: 'Its text is spoilt.',
}

export class SecretUnreadable extends Error {
  readonly fault: SecretFault
  constructor(fault: SecretFault) {
    super(WORDS[fault])
    this.name = 'SecretUnreadable'
    this.fault = fault
  }
}

/** Encrypts secrets in the database, so that a copy of it does not reveal them. */
export interface SecretBox {
  /** @param of name of the secret: it opens only under this name, so that no secret can take the place of another */
  seal(of: string, text: string): string
  /** @throws SecretUnreadable */
  open(of: string, sealed: string): string
  /** Why nothing new can be stored; null where it can. */
  fault(): string | null
}

export interface SecretBoxOptions {
  /** Key of the operator; it goes before the file. */
  key?: string | undefined
  /** Folder of its own key, which is made when first needed; without either the key lasts as long as the process. */
  folder?: string | null | undefined
}

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const FORM = /^sealed:1:([0-9a-f]{8}):([\w-]+)$/
const KEY_FILE = 'secret.key'

export const isSealed = (text: string): boolean => text.startsWith('sealed:')

export function secretBox({ key, folder }: SecretBoxOptions): SecretBox {
  const given = key === undefined ? null : Buffer.from(hkdfSync('sha256', key, '', 'touchline secrets', KEY_BYTES))
  const ofProcess = folder ? null : randomBytes(KEY_BYTES)
  const stored = (): Buffer | null => given ?? ofProcess ?? readKey(String(folder))
  const needed = (): Buffer => stored() ?? makeKey(String(folder))
  return {
    seal: (of, text) => {
      const secret = needed()
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, secret, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(of))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `sealed:1:${nameOf(secret)}:${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    open: (of, sealed) => {
      const [, name, packed] = FORM.exec(sealed) ?? []
      if (name === undefined || packed === undefined) throw new SecretUnreadable('damaged')
      const secret = stored()
      if (secret === null) throw new SecretUnreadable('no_key')
      if (nameOf(secret) !== name) throw new SecretUnreadable('other_key')
      try {
        return decrypt(secret, of, Buffer.from(packed, 'base64url'))
      } catch {
        throw new SecretUnreadable('damaged')
      }
    },
    fault: () => {
      try {
        needed()
        return null
      } catch (error) {
        return (error as Error).message
      }
    },
  }
}

function decrypt(secret: Buffer, of: string, bytes: Buffer): string {
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv(ALGORITHM, secret, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(of))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}

/** Tells keys apart without saying anything about them. */
const nameOf = (secret: Buffer) => createHash('sha256').update('name of ').update(secret).digest('hex').slice(0, 8)

/** @returns null where there is none */
function readKey(folder: string): Buffer | null {
  let text: string
  try {
    text = readFileSync(join(folder, KEY_FILE), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new SecretUnreadable('no_key')
  }
  const secret = Buffer.from(text.trim(), 'base64url')
  if (secret.length !== KEY_BYTES) throw new SecretUnreadable('other_key')
  return secret
}

/** Makes a key file; if two processes make one at the same time, the first file stays. */
function makeKey(folder: string): Buffer {
  const secret = randomBytes(KEY_BYTES)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const draft = join(folder, `${KEY_FILE}.${process.pid}.${randomBytes(4).toString('hex')}`)
  writeFileSync(draft, `${secret.toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  try {
    linkSync(draft, join(folder, KEY_FILE))
    return secret
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return readKey(folder) as Buffer
  } finally {
    rmSync(draft)
  }
}
