import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { buttonClass } from '../../ui/controls/button.tsx'
import { NoticePage } from '../../ui/states/notice-page.tsx'

/** Shown for gated data: a warning that a plan is missing or has run out, and a link to the plans. */
export function SubscribeMessage({ expired }: { expired: boolean }) {
  const { t } = useTranslation()
  return (
    <NoticePage
      icon={IconAlertTriangle}
      warning
      title={t(expired ? 'titles.expired' : 'titles.subscribe')}
      text={t(expired ? 'message.expiredsubscribe' : 'message.notsubscribe')}
      home
    >
      <Link to="/subscription" className={buttonClass({ look: 'primary' })}>
        {t('message.seePlans')}
      </Link>
    </NoticePage>
  )
}
