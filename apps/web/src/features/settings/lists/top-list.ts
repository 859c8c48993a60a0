import { useApp } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import type { Settings } from '../../../app/settings/settings.fields.ts'
import { useSayChanged } from '../use-say-changed.ts'

type Key = 'topleague' | 'topclub'

/** Keeps an edited box of the home page, with the way back after each change that takes something away. */
export function useTopList<K extends Key>(key: K) {
  const { t } = useTranslation('settings')
  const { settings } = useApp()
  const sayChanged = useSayChanged()
  const keep = (list: Settings[K]) => void settings.set({ [key]: list } as Partial<Settings>)
  const withUndo = (list: Settings[K], words: string) => {
    const before = settings.get()[key]
    keep(list)
    sayChanged(key, words, () => keep(before))
  }
  return {
    keep,
    remove: (list: Settings[K], name: string) => withUndo(list, t('removed', { name })),
    add: (list: Settings[K], name: string) => withUndo(list, t('added', { name })),
    reset: () => withUndo(null as Settings[K], t('resetDone')),
  }
}
