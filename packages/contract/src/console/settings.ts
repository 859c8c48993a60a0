import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { instant } from '../kit/fields.ts'
import { boundedText, mailAddress } from '../kit/text.ts'

/** Settings that an operator changes in the browser, named like the environment variables, which win. */
export const SETTING_GROUPS = {
  site: ['PUBLIC_URL', 'DEFAULT_LANGUAGE', 'DEFAULT_ZONE', 'CONTACT_TO'],
  data: ['FEED', 'OPEN_COMMERCIAL', 'FOOTBALL_DATA_ORG_TOKEN', 'THE_ODDS_API_KEY', 'SPORTMONKS_TOKEN'],
  mail: ['SMTP_URL', 'MAIL_FROM'],
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PUBLISHABLE_KEY'],
  paypal: ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID', 'PAYPAL_PLAN_IDS'],
} as const
export type SettingGroup = keyof typeof SETTING_GROUPS
export type SettingName = (typeof SETTING_GROUPS)[SettingGroup][number]

const GROUP_NAMES = Object.keys(SETTING_GROUPS) as [SettingGroup, ...SettingGroup[]]
const NAMES = Object.values(SETTING_GROUPS).flat() as [SettingName, ...SettingName[]]

const group = z.enum(GROUP_NAMES).describe('What the settings are about; a group is changed as one.')
const settingName = z.enum(NAMES).describe('Name of the variable of the environment.')

const setting = z.object({
  name: settingName,
  source: z
    .enum(['environment', 'stored', 'default'])
    .describe('`environment`: set where the server is started, and changed there alone.'),
  secret: z.boolean().describe('Whether it is stored encrypted and never answered.'),
  value: z.string().nullable().describe('Null where there is none; of a secret, what is not secret about it.'),
  last4: z.string().nullable().describe('The end of a secret that is stored; null of one that is short.'),
  set_at: instant.nullable().describe('When it was stored, UTC.'),
  unreadable: z
    .enum(['no_key', 'other_key', 'damaged'])
    .nullable()
    .describe(
      'Why a stored secret cannot be read: the key of this installation is lost or another one, or its text is spoilt.',
    ),
})
export type SettingView = z.infer<typeof setting>

const groupView = z.object({
  group,
  version: z.number().int().describe('To be sent with a change, which is refused when there is a newer one.'),
  changed_by: z.string().nullable().describe('Who changed it last; null where nobody did.'),
  changed_at: instant.nullable().describe('When, UTC.'),
  waits: z.boolean().describe('Whether the server has to start again before it counts.'),
  settings: z.array(setting).describe('In the order of a form.'),
})
export type SettingGroupView = z.infer<typeof groupView>

export const settingsView = z.object({
  groups: z.array(groupView).describe('Every group.'),
  restartable: z.boolean().describe('Whether the server can start again by itself.'),
  webhooks: z
    .array(
      z.object({
        provider: z.enum(['stripe', 'paypal']),
        address: z.string().describe('To be entered at the provider.'),
        seen_at: instant.nullable().describe('When the newest notice came, UTC; null where none did.'),
      }),
    )
    .describe('Where the providers of payments report to.'),
})
export type SettingsView = z.infer<typeof settingsView>

/** Longest value of a setting. */
export const MAX_SETTING = 1000

export const settingsChange = z.object({
  group,
  version: z.number().int().min(0).describe('That the form shows.'),
  values: z
    .partialRecord(settingName, boundedText(MAX_SETTING).nullable())
    .describe('New values; null takes one away, what is left out stays.'),
  test_to: mailAddress().optional().describe('Where the test message goes that a mail server has to take first.'),
})

const fault = z.object({
  name: settingName,
  code: z
    .enum([
      'invalid',
      'from_environment',
      'refused',
      'unreachable',
      'not_public',
      'needed',
      'no_test_address',
      'other_world',
      'key_unreadable',
    ])
    .describe('`refused`: the provider does not take it; `unreachable`: it does not answer.'),
  detail: z.string().nullable().describe('In the words of the provider or of the rule that it breaks.'),
})
export type SettingFault = z.infer<typeof fault>

const found = z.object({
  name: settingName,
  competitions: z.number().int().nullable().describe('That a key opens; null where it says nothing of it.'),
  a_minute: z.number().int().nullable().describe('Calls that it allows; null where it says nothing of it.'),
  left: z.number().int().nullable().describe('Calls that are left of its quota; null where it says nothing of it.'),
  live: z.boolean().nullable().describe('False of a key for tests; null where there is no such difference.'),
})
export type SettingFound = z.infer<typeof found>

export const settingsOutcome = z.object({
  status: z
    .enum(['stored', 'refused', 'changed'])
    .describe('`refused`: nothing was stored; `changed`: somebody else was faster, `settings` is what there is now.'),
  faults: z.array(fault).describe('What is wrong, by setting.'),
  found: z.array(found).describe('What the provider says of what was tried.'),
  settings: settingsView.describe('As they are now.'),
})

export const mailTest = z.object({ to: mailAddress().describe('Where the message goes.') })
export const mailTestOutcome = z.object({
  status: z.enum(['sent', 'written', 'failed']).describe('`written`: to the outbox, because there is no mail server.'),
  detail: z.string().nullable().describe('In the words of the mail server.'),
})

export const restartOutcome = z.object({
  begun: z.boolean().describe('False where this process cannot start again by itself.'),
})

const own = { access: 'console', permission: 'settings.change', area: 'console' } as const

export const consoleSettings = defineCall({
  ...own,
  method: 'GET',
  path: '/console/settings',
  summary: 'The settings that an operator changes in the browser, and where each comes from',
  answer: settingsView,
})

export const saveSettings = defineCall({
  ...own,
  method: 'POST',
  path: '/console/settings',
  summary: 'Stores settings of one group; keys are tried at their provider first',
  body: settingsChange,
  answer: settingsOutcome,
})

export const testMailServer = defineCall({
  ...own,
  method: 'POST',
  path: '/console/settings/mail-test',
  summary: 'Sends a test message with the settings that count, those of the environment too',
  body: mailTest,
  answer: mailTestOutcome,
})

export const applySettings = defineCall({
  ...own,
  method: 'POST',
  path: '/console/settings/apply',
  summary: 'Starts the server again, so that what is stored counts',
  answer: restartOutcome,
})

export const settingCalls = [consoleSettings, saveSettings, testMailServer, applySettings] as const
