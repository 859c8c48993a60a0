import { IconAlertTriangle, IconInfoCircle, IconSpeakerphone, IconX } from '@tabler/icons-react'
import type { CallAnswer } from '../../../app/api/api.ts'
import { useApp, useSetting } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import styles from './banner.module.css'

const ICONS = { info: IconSpeakerphone, warn: IconInfoCircle, bad: IconAlertTriangle } as const

/** The operator's announcement until the reader closes it; a new one is shown again. */
export function Banner({ banner }: { banner: NonNullable<CallAnswer<'GET /site'>['banner']> }) {
  const { t } = useTranslation()
  const { settings } = useApp()
  const closed = useSetting('banner_closed')
  const language = useSetting('language')
  const { version, level, texts } = banner
  if (closed === version) return null
  const [other] = Object.entries(texts)
  const [written, text] = texts[language] === undefined ? (other ?? [language, '']) : [language, texts[language]]
  const Icon = ICONS[level]
  return (
    <aside className={styles.banner} data-level={level} aria-label={t('banner.label')}>
      <div className={styles.inner}>
        <Icon size={18} stroke={1.8} aria-hidden="true" />
        <p className={styles.text} lang={written}>
          {text}
        </p>
        <button
          type="button"
          className={styles.close}
          aria-label={t('banner.close')}
          title={t('banner.close')}
          onClick={() => void settings.set({ banner_closed: version })}
        >
          <IconX size={16} aria-hidden="true" />
        </button>
      </div>
    </aside>
  )
}
