import { IconHistory, IconX } from '@tabler/icons-react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Button } from '../../ui/controls/button.tsx'
import styles from './search.module.css'

interface RecentListProps {
  searches: readonly string[]
  onChoose(text: string): void
  onForget(text: string): void
  onForgetAll(): void
}

/** The last searches of this browser, to be repeated or forgotten one by one. */
export function RecentList({ searches, onChoose, onForget, onForgetAll }: RecentListProps) {
  const { t } = useTranslation('search')
  return (
    <section aria-label={t('recent')}>
      <div className="row between">
        <h3 className={styles.heading}>{t('recent')}</h3>
        <Button look="quiet" size="small" onClick={onForgetAll}>
          {t('forgetAll')}
        </Button>
      </div>
      <ul>
        {searches.map((text) => (
          <li key={text} className="row gap-4">
            <button type="button" className={styles.hit} onClick={() => onChoose(text)}>
              <IconHistory size={18} stroke={1.6} aria-hidden="true" />
              <span className="shrink wrapping">{text}</span>
            </button>
            <Button look="quiet" icon size="small" aria-label={t('forget', { text })} onClick={() => onForget(text)}>
              <IconX size={16} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
