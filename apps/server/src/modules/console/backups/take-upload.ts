import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import { publicError } from '../../../platform/http/errors.ts'
import { storeUpload } from './backup-files.ts'

/** Stores an uploaded backup. @returns its name. @throws a public error if it is none */
export const takeUpload = (folder: string, content: Readable, now: Date): Promise<string> =>
  storeUpload(folder, content, now).catch((error: Error & { code?: string }) => {
    if (error.code === 'BACKUP_FAULT') throw publicError('bad_request', faultOf(error.message))
    throw error
  })

/** Without the paths of the machine. */
export const faultOf = (message: string) =>
  message
    .split(' ')
    .map((word) => (word.endsWith('.unfinished') ? 'The file' : word.startsWith('/') ? basename(word) : word))
    .join(' ')
