import { IconArrowsExchange } from '@tabler/icons-react'
import { nameIn, TRANSFER_NAMES } from '@touchline/football'
import { useSetting } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { CsvDownload } from '../../ui/lists/csv-download.tsx'
import { LoadMore } from '../../ui/lists/load-more.tsx'
import { usePages } from '../../ui/lists/use-pages.ts'
import { useRedirectToPlans } from '../../ui/states/access-message.tsx'
import { EmptyCard } from '../../ui/states/empty-card.tsx'
import { EmptyState, Skeleton } from '../../ui/states/states.tsx'
import { Waiting } from '../../ui/states/waiting.tsx'
import { TransferTable, useTransferColumns } from '../../ui/transfers/transfer-table.tsx'
import styles from './transfer-page.module.css'
import { latestPages } from './transfer-queries.ts'

interface TransferPageProps {
  /** Only transfers of this type; all of them when left out. */
  type: number | undefined
  onType(type: number | undefined): void
}

/** The newest transfers of all teams. */
export function TransferPage(props: TransferPageProps) {
  const { t } = useTranslation('transfer')
  return (
    <div className="stack gap-14">
      <header className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <Latest {...props} />
    </div>
  )
}

const ALL = 0

function Latest({ type, onType }: TransferPageProps) {
  const { t } = useTranslation('transfer')
  const columns = useTransferColumns()
  const language = useSetting('language')
  const latest = usePages(latestPages(), ({ transfer }) => transfer)
  useRedirectToPlans(latest.type)
  if (latest.rows === undefined || latest.type === 0 || latest.type === 1) {
    return (
      <Waiting on={latest.query}>
        <Skeleton lines={1} height={44} />
        <Skeleton lines={12} height={44} />
      </Waiting>
    )
  }
  const loaded = latest.rows.length
  if (loaded === 0) {
    return <EmptyCard title={t('none')} text={t('noneText')} icon={<NoTransfers />} />
  }
  const rows = type === undefined ? latest.rows : latest.rows.filter(({ type_id }) => type_id === type)
  const kind = type === undefined ? '' : ` ${nameIn(TRANSFER_NAMES, type, language)}`
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.kinds}>
          <Segmented
            label={t('kinds')}
            options={[
              { value: ALL, label: t('all') },
              ...TRANSFER_NAMES.map(({ id, [language]: label }) => ({ value: id, label })),
            ]}
            value={type ?? ALL}
            onChange={(next) => onType(next === ALL ? undefined : next)}
          />
        </div>
        <p className={styles.count} role="status">
          {type === undefined ? null : t('ofLoaded', { count: rows.length, loaded })}
        </p>
        <CsvDownload name={`${t('title')}${kind}`} columns={columns} rows={rows} />
      </div>
      <Card flush>
        {rows.length === 0 ? (
          <EmptyState title={t('noneOfKind', { loaded })} text={t('noneOfKindText')} icon={<NoTransfers />} />
        ) : (
          <TransferTable transfers={rows} />
        )}
        <LoadMore {...latest.foot} />
      </Card>
    </>
  )
}

function NoTransfers() {
  return <IconArrowsExchange size={30} stroke={1.5} aria-hidden="true" />
}
