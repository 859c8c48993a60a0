import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { banner, heldSetting, maintenance, settingSaved, settingVersion } from './site-values.ts'

export const announcements = defineCall({
  method: 'GET',
  path: '/console/messages',
  access: 'console',
  permission: 'texts.change',
  area: 'console',
  summary: 'What all readers are told: the banner and the maintenance mode',
  answer: z.object({
    banner: heldSetting(banner).describe('Stands above every page.'),
    maintenance: heldSetting(maintenance).describe('Takes the place of every page.'),
  }),
})

export const saveBanner = defineCall({
  method: 'POST',
  path: '/console/messages/banner',
  access: 'console',
  permission: 'texts.change',
  area: 'console',
  summary: 'Changes the banner; who closed the former one sees the new one',
  body: z.object({ version: settingVersion, value: banner.describe('What it says, and when.') }),
  answer: settingSaved,
})

export const saveMaintenance = defineCall({
  method: 'POST',
  path: '/console/messages/maintenance',
  access: 'console',
  permission: 'settings.change',
  area: 'console',
  summary: 'Turns the maintenance mode on or off; the console and its sign-in stay',
  body: z.object({ version: settingVersion, value: maintenance.describe('Whether it is on, and what it says.') }),
  answer: settingSaved,
})

export const messageCalls = [announcements, saveBanner, saveMaintenance] as const
