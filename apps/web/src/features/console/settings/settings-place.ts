import type { SettingGroup, SettingName, SettingsView } from '@touchline/contract'
import { createContext, use } from 'react'
import { type CallAnswer, callApi } from '../../../app/api/api.ts'

type SettingsOutcome = CallAnswer<'POST /console/settings'>
interface SettingsChange {
  group: SettingGroup
  version: number
  values: Partial<Record<SettingName, string | null>>
  test_to?: string
}

/** Place where settings are changed: the setup or the console, with the same forms. */
export interface SettingsPlace {
  settings: SettingsView
  /** Takes over the settings that a call answered. */
  onSettings(settings: SettingsView): void
  save(change: SettingsChange): Promise<SettingsOutcome>
  testMail(to: string): Promise<CallAnswer<'POST /console/settings/mail-test'>>
}

const SettingsContext = createContext<SettingsPlace | null>(null)
export const SettingsProvider = SettingsContext.Provider

export function useSettingsPlace(): SettingsPlace {
  const place = use(SettingsContext)
  if (place === null) throw new Error('Settings outside of their page')
  return place
}

/** The calls of the console. */
export const consoleCalls: Pick<SettingsPlace, 'save' | 'testMail'> = {
  save: (body) => callApi('POST /console/settings', { body }),
  testMail: (to) => callApi('POST /console/settings/mail-test', { body: { to } }),
}

/** The calls of the setup. @param token of its link; null if the owner is signed in */
export const setupCalls = (token: string | null): Pick<SettingsPlace, 'save' | 'testMail'> => ({
  save: (body) => callApi('POST /setup/settings', { body }, { token }),
  testMail: (to) => callApi('POST /setup/mail-test', { body: { to } }, { token }),
})
