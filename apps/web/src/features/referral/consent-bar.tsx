import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Button } from '../../ui/controls/button.tsx'
import styles from './referral.module.css'

/** Asks whether the visit may be remembered; to refuse is as easy as to allow. */
export function ConsentBar({ onChoice }: { onChoice(choice: 'granted' | 'denied'): void }) {
  const { t } = useTranslation('referral')
  return (
    <aside className={styles.bar} aria-label={t('bar.label')}>
      <p>
        {t('bar.text')}{' '}
        <Link className="link" to="/privacy">
          {t('bar.more')}
        </Link>
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => onChoice('denied')}>{t('bar.reject')}</Button>
        <Button onClick={() => onChoice('granted')}>{t('bar.accept')}</Button>
      </div>
    </aside>
  )
}
