import { IconExternalLink } from '@tabler/icons-react'
import styles from './current.module.css'
import type { Subscription } from './plan-rules.ts'
import { useWords } from './use-words.ts'

/** What was paid and what came back, newest first; nothing before the first payment. */
export function Receipts({ receipts }: Pick<Subscription, 'receipts'>) {
  const { t, day, money } = useWords()
  if (receipts.length === 0) return null
  const linked = receipts.some(({ receipt_url }) => receipt_url !== null)
  return (
    <section className={styles.panel}>
      <h2 className="label">{t('receipts.title')}</h2>
      <table className={styles.receipts}>
        <thead>
          <tr>
            <th scope="col" className="muted text-12 semibold text-left">
              {t('receipts.date')}
            </th>
            <th scope="col" className="muted text-12 semibold text-left">
              {t('receipts.status')}
            </th>
            <th scope="col" className="muted text-12 semibold text-right">
              {t('receipts.amount')}
            </th>
            {linked ? (
              <th scope="col">
                <span className="visually-hidden">{t('receipts.receipt')}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {receipts.map((receipt) => (
            <tr key={`${receipt.paid_at} ${receipt.amount} ${receipt.status}`}>
              <td>
                <time dateTime={receipt.paid_at}>{day(receipt.paid_at)}</time>
              </td>
              <td>
                <span className={receipt.status === 'failed' ? 'bad' : undefined}>
                  {t(`receipts.state.${receipt.status}`)}
                </span>
              </td>
              <td className="text-right">
                {money(receipt.amount, receipt.currency)}
                {receipt.refunded > 0 ? (
                  <small className="block muted text-12">
                    {t('receipts.refunded', { amount: money(receipt.refunded, receipt.currency) })}
                  </small>
                ) : null}
              </td>
              {linked ? (
                <td className={`text-right ${styles.open}`}>
                  <ReceiptLink url={receipt.receipt_url} />
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
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
