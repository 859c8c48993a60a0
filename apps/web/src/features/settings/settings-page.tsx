import { Link, useNavigate } from '@tanstack/react-router'
import { useSession } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { buttonClass } from '../../ui/controls/button.tsx'
import { Tabbed } from '../../ui/controls/tabbed.tsx'
import { GeneralTab } from './general-tab.tsx'
import { FavouriteTab } from './lists/favourite-tab.tsx'
import { TopClubTab } from './lists/top-club-tab.tsx'
import { TopLeagueTab } from './lists/top-league-tab.tsx'
import { SETTING_TABS, type SettingTab } from './setting-tabs.ts'
import styles from './settings.module.css'

const CONTENT = { general: GeneralTab, favorite: FavouriteTab, topleague: TopLeagueTab, topclub: TopClubTab } as const

/** The settings; only the open tab is rendered and loads data. */
export function SettingsPage({ tab }: { tab: SettingTab }) {
  const { t } = useTranslation('settings')
  const navigate = useNavigate()
  const { state } = useSession()
  const Content = CONTENT[tab]
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        {state === 'visitor' ? null : (
          <Link to="/account" className={buttonClass()}>
            {t('account')}
          </Link>
        )}
      </header>
      <Tabbed
        label={t('tabs.label')}
        tabs={SETTING_TABS}
        tabLabel={(value) => t(`tabs.${value}`)}
        tab={tab}
        onTab={(value) =>
          void navigate({
            to: '/setting',
            search: value === 'general' ? {} : { tab: value },
            replace: true,
            resetScroll: false,
          })
        }
      >
        <Content />
      </Tabbed>
    </div>
  )
}
