import { IconCalendar, IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { EmptyState, Skeleton } from '../states/states.tsx'
import styles from './no-matches.module.css'

/** Why a database has no matches; `preparing`: those of a first start are being written, unless their source is `unreachable`. */
export function NoMatches({
  preparing,
  unreachable = false,
}: {
  preparing: boolean
  unreachable?: boolean | undefined
}) {
  if (unreachable) return <Unreachable />
  return preparing ? <Preparing /> : <NoData />
}

function Unreachable() {
  const { t } = useTranslation('no-matches')
  return (
    <div className={styles.panel}>
      <EmptyState
        icon={<IconInfoCircle size={30} stroke={1.5} aria-hidden="true" />}
        title={t('unreachable.title')}
        text={t('unreachable.text')}
        action={
          <div className={styles.commands}>
            <span>{t('unreachable.check')}</span>
            <code>NODE_USE_ENV_PROXY=1 HTTPS_PROXY=… FEED=open npm start</code>
          </div>
        }
      />
    </div>
  )
}

/** How to get some. */
function NoData() {
  const { t } = useTranslation('no-matches')
  return (
    <div className={styles.panel}>
      <EmptyState
        icon={<IconInfoCircle size={30} stroke={1.5} aria-hidden="true" />}
        title={t('noData.title')}
        text={t('noData.text')}
        action={
          <div className={styles.commands}>
            <span>{t('noData.open')}</span>
            <code>FEED=open npm start</code>
            <span>{t('noData.import')}</span>
            <code>npm run touchline -- import football-data ./E0.csv</code>
            <span>{t('noData.sync')}</span>
            <code>FEED=sportmonks SPORTMONKS_TOKEN=… npm start</code>
            <span>{t('noData.demo')}</span>
            <code>FEED=demo DATA_DIR=./demo npm start</code>
          </div>
        }
      />
    </div>
  )
}

function Preparing() {
  const { t } = useTranslation('no-matches')
  return (
    <div className={styles.panel}>
      <EmptyState
        icon={<IconCalendar size={30} stroke={1.5} aria-hidden="true" />}
        title={t('preparing.title')}
        text={t('preparing.text')}
      />
      <div className={styles.loading}>
        <Skeleton lines={10} height={56} />
      </div>
    </div>
  )
}
