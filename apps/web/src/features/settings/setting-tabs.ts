export const SETTING_TABS = ['general', 'favorite', 'topleague', 'topclub'] as const
export type SettingTab = (typeof SETTING_TABS)[number]

/** The tab an address asks for; the first one where it asks for none that exists. */
export function settingTab(asked: unknown): SettingTab {
  return SETTING_TABS.find((tab) => tab === asked) ?? 'general'
}
