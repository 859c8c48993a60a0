import { z } from 'zod'
import { signUp } from '../accounts/account.ts'
import { defineCall } from '../kit/call.ts'
import { instant } from '../kit/fields.ts'
import { boundedText } from '../kit/text.ts'
import { MAX_BACKUP_BYTES, schedule, uploadBackup } from './backups.ts'
import { setupBrandCalls } from './brand.ts'
import { mailTest, mailTestOutcome, restartOutcome, settingsChange, settingsOutcome, settingsView } from './settings.ts'

/** In the order of the wizard. */
export const SETUP_STEPS = ['owner', 'site', 'data', 'mail', 'payment', 'plans', 'legal', 'backups'] as const
export type SetupStep = (typeof SETUP_STEPS)[number]

const step = z.enum(SETUP_STEPS).describe('A step of the setup.')
const done = z.object({ done: z.literal(true).describe('Always true.') })

const access = { access: 'setup', area: 'setup' } as const

export const setupState = defineCall({
  method: 'GET',
  path: '/setup/state',
  access: 'public',
  area: 'setup',
  summary: 'Whether this installation is set up',
  answer: z.object({ open: z.boolean().describe('True until its owner has finished or skipped the setup.') }),
})

export const setup = defineCall({
  ...access,
  method: 'GET',
  path: '/setup',
  summary: 'How far the setup is, and the settings',
  answer: z.object({
    by: z.enum(['link', 'owner']).describe('Whether the link lets you in, or your account.'),
    expires_at: instant.nullable().describe('When the link ends, UTC; null where an account lets you in.'),
    owner: z.string().nullable().describe('Username of the owner; null until there is one.'),
    steps: z
      .array(z.object({ step, state: z.enum(['open', 'done', 'skipped']).describe('Whether it was left out.') }))
      .describe('In their order.'),
    started_at: instant.describe('When this process began, UTC: it changes when the server starts again.'),
    world: z
      .enum(['demo', 'real'])
      .nullable()
      .describe('What is stored: the demo world or real data; null of nothing.'),
    schedule: schedule.describe('When backups are made by themselves.'),
    settings: settingsView.describe('As in the console.'),
    plans: z
      .array(
        z.object({
          months: z.number().int().describe('How long it lasts.'),
          price: z.string(),
          shown: z.boolean().describe('Whether it is sold.'),
        }),
      )
      .describe('What is sold, in its order.'),
    legal: z.array(z.string()).describe('Legal texts that are still the starting texts.'),
  }),
})

export const setupOwner = defineCall({
  ...access,
  method: 'POST',
  path: '/setup/owner',
  summary: 'Makes the account of the owner and signs it in; the link ends with it',
  body: signUp.body.omit({ next: true, owner: true }),
  answer: z.object({
    status: z
      .union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
      .describe('0 done, 1 the mail address has an account, 2 the username is taken, 3 there is an owner already.'),
    token: z.string().nullable().describe('Of the login; null where nothing was made.'),
    id: z.number().int().nullable().describe('Of the account.'),
  }),
})

export const saveSetupStep = defineCall({
  ...access,
  method: 'POST',
  path: '/setup/step',
  summary: 'Notes that a step is done or left out',
  body: z.object({ step, state: z.enum(['done', 'skipped']).describe('`skipped`: left out for now.') }),
  answer: done,
})

export const saveSetupSettings = defineCall({
  ...access,
  method: 'POST',
  path: '/setup/settings',
  summary: 'Stores settings of one group; keys are tried at their provider first',
  body: settingsChange,
  answer: settingsOutcome,
})

export const testSetupMail = defineCall({
  ...access,
  method: 'POST',
  path: '/setup/mail-test',
  summary: 'Sends a test message with the settings that count, those of the environment too',
  body: mailTest,
  answer: mailTestOutcome,
})

export const applySetup = defineCall({
  ...access,
  method: 'POST',
  path: '/setup/apply',
  summary: 'Starts the server again, so that the data source that was chosen is read',
  answer: restartOutcome,
})

export const setupArriving = defineCall({
  ...access,
  method: 'GET',
  path: '/setup/arriving',
  summary: 'What has arrived of the data so far',
  answer: z.object({
    fill: z
      .object({
        done: z.number().int().describe('Files that were read.'),
        of: z.number().int().describe('Files that are wanted.'),
        unreachable: z.boolean().describe('Whether their source cannot be reached.'),
      })
      .nullable()
      .describe('How far the first fill is; null where none runs.'),
    matches: z.number().int().describe('Matches in all.'),
    results: z.number().int().describe('Of them, with a result.'),
    prices: z.number().int().describe('Of them, with a price.'),
    competitions: z
      .array(
        z.object({
          name: z.string(),
          country_code: z.string().describe('Of its flag.'),
          season: z.string().describe('Name of the newest season.'),
          matches: z.number().int().describe('Of that season.'),
          results: z.number().int().describe('Of them, with a result.'),
          seasons: z.number().int().describe('Earlier seasons that have matches.'),
          priced: z.number().nullable().describe('Share of that season with a price, 0 to 1; null of no match.'),
        }),
      )
      .describe('Those with most matches first, eight at most.'),
    more: z.number().int().describe('Further competitions.'),
  }),
})

export const saveSetupSchedule = defineCall({
  ...access,
  method: 'POST',
  path: '/setup/schedule',
  summary: 'Chooses when backups are made',
  body: schedule,
  answer: done,
})

export const uploadSetupBackup = defineCall({
  ...access,
  method: 'POST',
  path: '/setup/backup',
  summary: 'Takes in a backup as the body of the request, application/octet-stream',
  description: `400 for a file that is no backup, one of a newer version or one of more than ${MAX_BACKUP_BYTES / 1024 ** 3} GB.`,
  answer: uploadBackup.answer,
})

export const restoreSetupBackup = defineCall({
  ...access,
  method: 'POST',
  path: '/setup/restore',
  summary: 'Puts a backup in the place of everything that is stored; the site is then what the backup is',
  body: z.object({ name: boundedText(100).describe('That the upload answered.') }),
  answer: z.object({ begun: z.boolean().describe('False where this process cannot restore: use the command.') }),
})

export const finishSetup = defineCall({
  ...access,
  method: 'POST',
  path: '/setup/finish',
  summary: 'Ends the setup: the site is open to everybody, and the server starts again with the settings',
  description: '409 while there is no owner: nobody could sign in.',
  answer: restartOutcome,
})

export const setupCalls = [
  setupState,
  setup,
  setupOwner,
  saveSetupStep,
  saveSetupSettings,
  testSetupMail,
  applySetup,
  setupArriving,
  saveSetupSchedule,
  uploadSetupBackup,
  restoreSetupBackup,
  finishSetup,
  ...setupBrandCalls,
] as const
