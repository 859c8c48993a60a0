import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { boundedBody } from '@touchline/feeds'
import { DAY_MS } from '@touchline/football'
import { type PictureType, pictureType } from './picture-type.ts'

export interface PictureSettings {
  folder: string
  /** Hosts that pictures may be fetched from, with the port where there is one; others are not asked. */
  hosts: readonly string[]
}

export interface Picture {
  bytes: Buffer
  type: PictureType
}

const MAX_BYTES = 1_000_000
const TIMEOUT_MS = 8_000
const TRIED_AGAIN_AFTER_MS = DAY_MS

/**
 * A picture of a feed: fetched once, checked, stored on disk. Null where there is none that can be shown; a failed one is not requested
 * again on the same day.
 * @param url where the source has it
 * @param onUnkept called with the reason why a fetched picture could not be stored; it is shown anyway
 */
export async function storedPicture(
  { folder, hosts }: PictureSettings,
  url: string,
  onUnkept: (error: unknown) => void,
): Promise<Picture | null> {
  if (!mayFetch(url, hosts)) return null
  const path = join(folder, createHash('sha256').update(url).digest('hex'))
  const kept = await readKept(path)
  if (kept !== undefined) return kept
  const fetched = await fetchPicture(url)
  await keep(folder, path, fetched?.bytes ?? '').catch(onUnkept)
  return fetched
}

async function keep(folder: string, path: string, bytes: Buffer | ''): Promise<void> {
  await mkdir(folder, { recursive: true })
  // Readers never see half a file.
  const part = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`
  try {
    await writeFile(part, bytes)
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined)
    throw error
  }
}

function mayFetch(url: string, hosts: readonly string[]): boolean {
  const parsed = URL.parse(url)
  if (!parsed || !hosts.includes(parsed.host) || parsed.username !== '') return false
  return parsed.protocol === 'https:' || (parsed.protocol === 'http:' && parsed.hostname === '127.0.0.1')
}

/** The kept picture; null for one that is known to be missing, undefined for one that is to be fetched. */
async function readKept(path: string): Promise<Picture | null | undefined> {
  const bytes = await readFile(path).catch(() => null)
  if (bytes === null) return undefined
  const type = pictureType(bytes)
  if (type !== null) return { bytes, type }
  const { mtimeMs } = await stat(path)
  return Date.now() - mtimeMs < TRIED_AGAIN_AFTER_MS ? null : undefined
}

async function fetchPicture(url: string): Promise<Picture | null> {
  try {
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!answer.ok || Number(answer.headers.get('content-length') ?? 0) > MAX_BYTES) return null
    const bytes = await boundedBody(answer, MAX_BYTES)
    const type = bytes && pictureType(bytes)
    return bytes && type ? { bytes, type } : null
  } catch {
    return null
  }
}
