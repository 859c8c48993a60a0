import {
  IconArrowsExchange,
  IconCrown,
  IconFilterSearch,
  IconMail,
  IconSettings,
  IconUserPlus,
  IconVs,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { LANGUAGES, languageOf } from '@touchline/messages'
import { useSession, useSetting } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { useHasTransfers } from '../../app/site.ts'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { Dialog } from '../../ui/layout/dialog.tsx'
import styles from './bottom-bar.module.css'
import { useSetLanguage } from './language-switch.tsx'

const icon = { className: 'muted', size: 20, stroke: 1.7, 'aria-hidden': true } as const

/** Entries that do not fit into the bottom bar. */
export function MoreSheet({ onClose }: { onClose(): void }) {
  const { t } = useTranslation()
  const language = useSetting('language')
  const session = useSession()
  const setLanguage = useSetLanguage()
  return (
    <Dialog title={t('nav.more')} place="sheet" onClose={onClose}>
      <div className={styles.sheet}>
        <Link to="/compare" className={styles.sheetItem} onClick={onClose}>
          <IconVs {...icon} />
          {t('nav.compare')}
        </Link>
        {useHasTransfers() ? (
          <Link to="/transfer" className={styles.sheetItem} onClick={onClose}>
            <IconArrowsExchange {...icon} />
            {t('nav.transfers')}
          </Link>
        ) : null}
        <Link to="/finder" className={styles.sheetItem} onClick={onClose}>
          <IconFilterSearch {...icon} />
          {t('nav.finder')}
        </Link>
        <Link to="/subscription" className={styles.sheetItem} onClick={onClose}>
          <IconCrown {...icon} />
          {t('nav.plans')}
        </Link>
        <Link to="/setting" className={styles.sheetItem} onClick={onClose}>
          <IconSettings {...icon} />
          {t('nav.settings')}
        </Link>
        <Link to="/contacts" className={styles.sheetItem} onClick={onClose}>
          <IconMail {...icon} />
          {t('nav.contacts')}
        </Link>
        {session.state === 'visitor' ? (
          <Link to="/signup" className={styles.sheetItem} onClick={onClose}>
            <IconUserPlus {...icon} />
            {t('nav.signup')}
          </Link>
        ) : null}
        <div className={styles.sheetLanguage}>
          {t('language.label')}
          <Segmented
            label={t('language.label')}
            options={LANGUAGES.map((value) => ({ value, label: languageOf(value).name }))}
            value={language}
            onChange={setLanguage}
          />
        </div>
      </div>
    </Dialog>
  )
}
