import { IconWifiOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useSetting } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { keptAt } from '../../../app/offline/kept.ts'
import { usePrices } from '../../../app/site.ts'
import { Button } from '../../../ui/controls/button.tsx'
import styles from './kept-notice.module.css'

/** A notice over a cached page: its age. The page is read again as soon as there is a connection. */
export function KeptNotice() {
  const { t } = useTranslation()
  const language = useSetting('language')
  const prices = usePrices()
  const [at] = useState(keptAt)
  useEffect(() => {
    if (at === null) return
    const again = () => location.reload()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [at])
  if (at === null) return null
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
  return (
    <div className={styles.notice} role="status">
      <IconWifiOff size={20} stroke={1.7} aria-hidden="true" />
      <p className="grow shrink">
        <strong>{t('kept.title')}</strong> {t(prices ? 'kept.text' : 'kept.textPlain', { when })}
      </p>
      <Button size="small" onClick={() => location.reload()}>
        {t('kept.again')}
      </Button>
    </div>
  )
}
