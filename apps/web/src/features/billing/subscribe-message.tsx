import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { buttonClass } from '../../ui/controls/button.tsx'
import page from '../../ui/layout/page.module.css'

/** Where gated data leads: a warning that a plan is missing or has run out, and the way to the plans. */
export function SubscribeMessage({ expired }: { expired: boolean }) {
  const { t } = useTranslation()
  return (
    <section className={page.notice} role="alert">
      <span className={page.noticeIcon} data-kind="warning">
        <IconAlertTriangle size={28} stroke={1.6} aria-hidden="true" />
      </span>
      <h1 className={page.noticeTitle}>{t(expired ? 'titles.expired' : 'titles.subscribe')}</h1>
      <p className={page.noticeText}>{t(expired ? 'message.expiredsubscribe' : 'message.notsubscribe')}</p>
      <div className={page.actions}>
        <Link to="/subscription" className={buttonClass({ look: 'primary' })}>
          {t('message.seePlans')}
        </Link>
        <Link to="/matches" className={buttonClass()}>
          {t('goHome')}
        </Link>
      </div>
    </section>
  )
}
