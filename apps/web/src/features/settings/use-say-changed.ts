import { useTranslation } from '../../app/i18n/use-translation.ts'
import { say } from '../../app/notices.ts'
import type { SettingTab } from './setting-tabs.ts'

/** Announces a change in the list of a tab, by the tab's name, with an undo: by then another tab may be open. */
export function useSayChanged(): (tab: SettingTab, words: string, undo: () => void) => void {
  const { t } = useTranslation('settings')
  return (tab, words, undo) =>
    say({ text: t('changedIn', { tab: t(`tabs.${tab}`), words }), action: { label: t('undo'), run: undo } })
}
