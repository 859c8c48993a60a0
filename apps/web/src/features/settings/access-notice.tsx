import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { buttonClass } from '../../ui/controls/button.tsx'
import { noteReturnTo } from '../../ui/return-to.ts'
import type { AccessRefusal } from '../../ui/states/access-message.tsx'
import type { SettingTab } from './setting-tabs.ts'
import styles from './settings.module.css'

/** Says in place why nothing is shown, with the way on. */
export function AccessNotice({ reason, tab }: { reason: AccessRefusal; tab: SettingTab }) {
  const { t } = useTranslation('settings')
  const { t: common } = useTranslation()
  return (
    <div className={styles.notice} role="alert">
      <p>{common(`message.${reason}`)}</p>
      {reason === 'notlogin' ? (
        <Link to="/login" search={{ next: `/setting?tab=${tab}` }} className={buttonClass({ look: 'primary' })}>
          {t('login')}
        </Link>
      ) : (
        <Link to="/subscription" onClick={noteReturnTo} className={buttonClass({ look: 'primary' })}>
          {common('message.seePlans')}
        </Link>
      )}
    </div>
  )
}
