import { IconExternalLink } from '@tabler/icons-react'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import styles from './current.module.css'
import type { Subscription } from './plan-rules.ts'
import { useWords } from './use-words.ts'

type Receipt = Subscription['receipts'][number]

/** Payments and refunds, newest first; nothing before the first payment. */
export function Receipts({ receipts }: Pick<Subscription, 'receipts'>) {
  const { t, day, money } = useWords()
  if (receipts.length === 0) return null
  const columns: Column<Receipt>[] = [
    { name: t('receipts.date'), cell: ({ paid_at }) => <time dateTime={paid_at}>{day(paid_at)}</time> },
    {
      name: t('receipts.status'),
      cell: ({ status, dispute }) => (
        <span className={status === 'failed' || dispute !== null ? 'bad' : undefined}>
          {dispute === null ? t(`receipts.state.${status}`) : t(`receipts.dispute.${dispute}`)}
        </span>
      ),
    },
    {
      name: t('receipts.amount'),
      align: 'right',
      cell: ({ amount, currency, refunded }) => (
        <>
          {money(amount, currency)}
          {refunded > 0 ? (
            <small className="block muted text-12">
              {t('receipts.refunded', { amount: money(refunded, currency) })}
            </small>
          ) : null}
        </>
      ),
    },
  ]
  if (receipts.some(({ receipt_url }) => receipt_url !== null)) {
    columns.push({
      name: t('receipts.receipt'),
      head: <span className="visually-hidden">{t('receipts.receipt')}</span>,
      align: 'right',
      className: styles.open,
      cell: ({ receipt_url }) => <ReceiptLink url={receipt_url} />,
    })
  }
  return (
    <section className={styles.panel}>
      <h2 className="label">{t('receipts.title')}</h2>
      <DataTable
        className={styles.receipts}
        columns={columns}
        rows={receipts}
        keyOf={({ paid_at, amount, status }) => `${paid_at} ${amount} ${status}`}
      />
    </section>
  )
}

/** The provider's page of a receipt, where it has one. */
function ReceiptLink({ url }: { url: string | null }) {
  const { t } = useWords()
  if (url === null) return null
  return (
    <a className="inline-row gap-4 accent" href={url} target="_blank" rel="noopener noreferrer">
      {t('receipts.open')}
      <IconExternalLink size={15} stroke={1.7} aria-hidden="true" />
    </a>
  )
}
