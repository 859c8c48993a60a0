import { IconArrowsExchange } from '@tabler/icons-react'
import { nameIn, TRANSFER_NAMES } from '@touchline/football'
import { useRef } from 'react'
import { useNames, useTranslation } from '../../app/i18n/use-translation.ts'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { useOverflow } from '../../ui/controls/use-overflow.ts'
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
  const nameOf = useNames('transfers.kinds')
  const kinds = useRef<HTMLDivElement>(null)
  const more = useOverflow(kinds)
  const latest = usePages(latestPages(type), ({ transfer }) => transfer)
  useRedirectToPlans(latest.type)
  const { rows } = latest
  const isShown = rows !== undefined && latest.type === 2
  if (isShown && rows.length === 0 && type === undefined) {
    return <EmptyCard title={t('none')} text={t('noneText')} icon={<NoTransfers />} />
  }
  const kind = type === undefined ? '' : ` ${nameOf(nameIn(TRANSFER_NAMES, type))}`
  return (
    <>
      <div className={styles.bar}>
        <div className={`${styles.kinds} sideways`} data-more={more} ref={kinds}>
          <Segmented
            label={t('kinds')}
            options={[
              { value: ALL, label: t('all') },
              ...TRANSFER_NAMES.map(({ id, name }) => ({ value: id, label: nameOf(name) })),
            ]}
            value={type ?? ALL}
            onChange={(next) => onType(next === ALL ? undefined : next)}
          />
        </div>
        {isShown ? <CsvDownload name={`${t('title')}${kind}`} columns={columns} rows={rows} /> : null}
      </div>
      {isShown ? (
        <Card flush>
          {rows.length === 0 ? (
            <EmptyState title={t('noneOfKind')} text={t('noneText')} icon={<NoTransfers />} />
          ) : (
            <TransferTable transfers={rows} />
          )}
          <LoadMore {...latest.foot} />
        </Card>
      ) : (
        <Waiting on={latest.query}>
          <Skeleton lines={12} height={44} />
        </Waiting>
      )}
    </>
  )
}

function NoTransfers() {
  return <IconArrowsExchange size={30} stroke={1.5} aria-hidden="true" />
}
