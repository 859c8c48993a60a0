export const SETTING_TABS = ['general', 'favorite', 'topleague', 'topclub'] as const
export type SettingTab = (typeof SETTING_TABS)[number]

/** The tab in an address; the first one where it names none. */
export function settingTab(asked: unknown): SettingTab {
  return SETTING_TABS.find((tab) => tab === asked) ?? 'general'
}
