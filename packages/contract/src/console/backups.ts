import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { instant } from '../kit/fields.ts'
import { boundedText } from '../kit/text.ts'

/** Why a backup was made, as its name says. */
export const BACKUP_KINDS = ['nightly', 'manual', 'migration', 'restore', 'uploaded'] as const
/** The largest number of nightly backups to keep. */
export const MAX_KEPT = 90
/** Bytes of a file that is uploaded. */
export const MAX_BACKUP_BYTES = 4 * 1024 ** 3

export const RESTORE_STAGES = ['point', 'read', 'restored', 'done', 'failed', 'cut_off'] as const

const name = boundedText(100).describe('Name of the file: `touchline-2026-11-30T02-00-00-nightly.backup.gz`.')

const backup = z.object({
  name,
  kind: z
    .enum(BACKUP_KINDS)
    .describe('`migration`: before tables were changed by a new version; `restore`: before a restore.'),
  taken_at: instant.nullable().describe('State of the data; null for a file that cannot be read.'),
  bytes: z.number().describe('Size of the file, in bytes.'),
  rows: z.number().int().nullable().describe('Rows in it; null until it was read to its end.'),
  schema: z.string().describe('Last migration of the tables it was taken from.'),
  fits: z
    .enum(['same', 'older', 'no'])
    .describe(
      '`same`: of these tables; `older`: brought up to date by a restore; `no`: of a newer version, or no backup.',
    ),
  checked_at: instant.nullable().describe('When it was last read to its end; null where it never was.'),
  fault: z.string().nullable().describe('What is wrong with it.'),
})
export type Backup = z.infer<typeof backup>

const task = z.object({
  id: z.number().int(),
  kind: z
    .enum(['backup', 'check', 'import', 'members_check', 'members'])
    .describe(
      '`backup` makes one, `check` reads one to its end, `import` takes in a file of matches, `members` one of members after `members_check` looked through it.',
    ),
  subject: z.string().describe('Name of the file it is about; `manual` of a backup that is made now.'),
  state: z.enum(['running', 'done', 'failed', 'cut_off']).describe('`cut_off`: its process ended in the middle.'),
  actor: z.string().describe('Username of the operator who began it.'),
  started_at: instant.describe('When it began, UTC.'),
  finished_at: instant.nullable().describe('When it ended, UTC; null while it runs or when it was cut off.'),
  done: z.number().int().describe('How much is done: rows of a backup, seasons of an import.'),
  of: z.number().int().describe('0 until it is known.'),
  error: z.string().nullable().describe('Why it failed; null where it did not.'),
  outcome: z
    .record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]))
    .nullable()
    .describe('What came of it, such as the `name` of the backup or the matches `inserted`; null until it is done.'),
})
export type ConsoleTask = z.infer<typeof task>
export const taskShape = task

const restore = z.object({
  name,
  stage: z.enum(RESTORE_STAGES).describe('`cut_off`: its process was killed; everything is as it was before.'),
  started_at: instant.describe('When it began, UTC.'),
  finished_at: instant.nullable().describe('When it ended, UTC; null while it runs.'),
  restore_point: z
    .string()
    .nullable()
    .describe('Name of the backup that was made before; null where there was nothing.'),
  error: z.string().nullable().describe('Why it failed; everything is as it was before then.'),
})

export const schedule = z.object({
  on: z.boolean().describe('Whether a backup is made every night.'),
  hour: z.number().int().min(0).max(23).describe('Hour of the day, UTC.'),
  kept: z
    .number()
    .int()
    .min(1)
    .max(MAX_KEPT)
    .describe('How many nightly backups are kept; others stay until they are removed.'),
})

export const backups = defineCall({
  method: 'GET',
  path: '/console/backups',
  access: 'console',
  permission: 'settings.change',
  area: 'console',
  summary: 'The backups of this machine, their schedule, what is being done with them, and the last restore',
  answer: z.object({
    schema: z.string().describe('Last migration of the tables of this database.'),
    version: z.string().describe('Of the product.'),
    folder: z.string().describe('Where the files are.'),
    free_bytes: z.number().nullable().describe('Left on that disk.'),
    schedule: schedule.describe('When backups are made by themselves, and how many are kept.'),
    backups: z.array(backup).describe('The newest first.'),
    tasks: z.array(task).describe('What runs, and what was done last.'),
    restore: restore.nullable().describe('The last one; null where there was none.'),
  }),
})

const change = <const Path extends string, const Body extends z.ZodRawShape, const Answer extends z.ZodType>(
  path: Path,
  { summary, body, answer }: { summary: string; body: Body; answer: Answer },
) =>
  defineCall({
    method: 'POST',
    path: `/console/backups${path}`,
    access: 'console',
    permission: 'settings.change',
    area: 'console',
    summary,
    description: '404 when there is no backup of this name, 409 while another task or a restore runs.',
    body: z.object(body),
    answer,
  })

const started = z.object({ task: z.number().int().describe('Id of what was started.') })
const done = z.object({ done: z.literal(true).describe('Always true.') })

export const makeBackup = change('', { summary: 'Makes a backup now and checks it', body: {}, answer: started })
export const checkBackup = change('/check', { summary: 'Reads a backup to its end', body: { name }, answer: started })
export const removeBackup = change('/remove', { summary: 'Removes a backup for good', body: { name }, answer: done })
export const saveSchedule = change('/schedule', {
  summary: 'Changes when backups are made and how many are kept',
  body: schedule.shape,
  answer: done,
})
export const backupLink = change('/link', {
  summary: 'An address for one download within a minute',
  body: { name },
  answer: z.object({ path: z.string().describe('Of this site: `/api/backup-file?key=…`.') }),
})
export const restoreBackup = change('/restore', {
  summary:
    'Puts a backup in the place of everything that is stored, after a backup of what is there; everybody is signed out',
  body: { name, password: boundedText(300).describe('Of the operator, once more.') },
  answer: z.object({
    status: z
      .union([z.literal(0), z.literal(1), z.literal(2)])
      .describe('0 it begins, 1 the password is wrong, 2 this process cannot restore: use the command.'),
  }),
})

export const uploadBackup = defineCall({
  method: 'POST',
  path: '/console/backups/upload',
  access: 'console',
  permission: 'settings.change',
  area: 'console',
  summary: 'Takes in a backup as the body of the request, application/octet-stream',
  description: '400 for a file that is no backup or one of a newer version.',
  answer: z.object({ name }),
})

export const backupCalls = [
  backups,
  makeBackup,
  checkBackup,
  removeBackup,
  saveSchedule,
  backupLink,
  restoreBackup,
  uploadBackup,
] as const
