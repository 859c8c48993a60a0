import { IconAlertTriangle, IconCircleCheck, IconClock, IconExternalLink } from '@tabler/icons-react'
import { formatDate, formatTime, money } from '@touchline/football'
import { useState } from 'react'
import { useSetting } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { useZone } from '../../../ui/match/use-zone.ts'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useDay } from './member-words.tsx'
import styles from './members.module.css'
import type { MemberDetails } from './members-queries.ts'
import { RefundDialog } from './refund-dialog.tsx'

type Payment = MemberDetails['payments'][number]

/** The payments of a member with their pages at the provider. */
export function Payments({ details, mayRefund }: { details: MemberDetails; mayRefund: boolean }) {
  const { payments } = details
  const { t } = useTranslation('console')
  const [refunded, setRefunded] = useState<Payment | null>(null)
  const day = useDay()
  const language = useSetting('language')
  const euros = ({ currency }: Payment, amount: number) => money(amount, currency, language)
  const refundColumn: Column<Payment> = {
    name: '',
    key: 'refund',
    align: 'right',
    cell: (payment) =>
      payment.refundable > 0 ? (
        <Button
          size="small"
          aria-label={t('members.refund.buttonOf', { day: day(payment.paid_at) })}
          onClick={() => setRefunded(payment)}
        >
          {t('members.refund.button')}
        </Button>
      ) : null,
  }
  const columns: Column<Payment>[] = [
    { name: t('members.day'), className: 'nowrap tabular', cell: ({ paid_at }) => day(paid_at) },
    { name: t('members.for'), wide: true, cell: ({ months }) => t('common:plan', { months }) },
    { name: t('members.provider'), wide: true, cell: (payment) => <Provider {...payment} /> },
    {
      name: t('members.stateHead'),
      cell: ({ status, dispute }) => (
        <span className={styles.tag} data-kind={dispute ?? status}>
          {t(dispute === null ? `members.payment.${status}` : `members.dispute.${dispute}`)}
        </span>
      ),
    },
    {
      name: t('members.amount'),
      align: 'right',
      className: 'tabular',
      cell: (payment) => (
        <div className="stack">
          <b>{euros(payment, payment.amount)}</b>
          {payment.refunded > 0 ? (
            <span className="muted text-12">{t('members.back', { amount: euros(payment, payment.refunded) })}</span>
          ) : null}
          {payment.under_way > 0 ? (
            <span className="warning text-12">
              {t('members.underWay', { amount: euros(payment, payment.under_way) })}
            </span>
          ) : null}
          {payment.refund_error === null ? null : (
            <span className="bad text-12">{t('members.refundError', { error: payment.refund_error })}</span>
          )}
        </div>
      ),
    },
    ...(mayRefund ? [refundColumn] : []),
  ]
  return (
    <Card title={t('members.payments')} note={t('members.paymentCount', { count: payments.length })} flush>
      {payments.length === 0 ? (
        <p className={styles.empty}>{t('members.noPayments')}</p>
      ) : (
        <DataTable caption={t('members.payments')} columns={columns} rows={payments} keyOf={({ id }) => id} />
      )}
      {refunded === null ? null : (
        <RefundDialog details={details} payment={refunded} onClose={() => setRefunded(null)} />
      )}
    </Card>
  )
}

const PROVIDERS = { stripe: 'Stripe', paypal: 'PayPal' } as const

/** A provider with the id it knows the thing by, shortened, and its page. */
function Provider({ provider, provider_id, provider_url }: Pick<Payment, 'provider' | 'provider_id' | 'provider_url'>) {
  const { t } = useTranslation('console')
  const name = provider === 'demo' ? t('members.demoProvider') : PROVIDERS[provider]
  const short =
    provider_id !== null && provider_id.length > 12
      ? `${provider_id.slice(0, 7)}…${provider_id.slice(-4)}`
      : provider_id
  if (provider_url === null) return <span title={provider_id ?? undefined}>{name}</span>
  return (
    <a
      href={provider_url}
      target="_blank"
      rel="noopener"
      className="inline-row gap-6 hover-underline"
      title={provider_id ?? undefined}
    >
      <b>{name}</b>
      <code className="text-12">{short}</code>
      <IconExternalLink size={14} aria-hidden="true" />
    </a>
  )
}

const FATES = { sent: IconCircleCheck, waiting: IconClock, failing: IconAlertTriangle } as const

/** Mails of the last week and what became of them. */
export function Mails({ mails }: Pick<MemberDetails, 'mails'>) {
  const { t } = useTranslation('console')
  const zone = useZone()
  const columns: Column<MemberDetails['mails'][number]>[] = [
    {
      name: t('members.sent'),
      className: 'nowrap tabular muted',
      cell: ({ created_at }) => `${formatDate(created_at, zone, 'DD/MM')} ${formatTime(created_at, zone)}`,
    },
    { name: t('members.mail'), className: 'break-anywhere', cell: ({ subject }) => subject },
    {
      name: t('members.fate'),
      cell: ({ state, attempts, last_error }) => {
        const Icon = FATES[state]
        return (
          <div className="stack text-13">
            <span
              className={`inline-row gap-6 ${state === 'failing' ? 'warning' : state === 'sent' ? 'good' : 'muted'}`}
            >
              <Icon size={15} aria-hidden="true" />
              {t(`members.mailState.${state}`, { attempts })}
            </span>
            {last_error === null ? null : <span className="muted text-12 break-anywhere">{last_error}</span>}
          </div>
        )
      },
    },
  ]
  return (
    <Card title={t('members.mails')} note={t('members.mailsNote')} flush>
      {mails.length === 0 ? (
        <p className={styles.empty}>{t('members.noMails')}</p>
      ) : (
        <DataTable caption={t('members.mails')} columns={columns} rows={mails} keyOf={({ id }) => id} />
      )}
    </Card>
  )
}

export function AccountFacts({ member }: Pick<MemberDetails, 'member'>) {
  const { t } = useTranslation('console')
  const day = useDay()
  const facts = [
    [t('members.language'), member.language.toUpperCase()],
    [t('members.seen'), day(member.seen_at)],
    [t('staff.factor'), t(member.second_factor ? 'audit.yes' : 'audit.no')],
    [t('members.follows'), member.favourite_leagues.join(', ') || '–'],
    [t('members.finders'), String(member.finders)],
    [t('members.termsAgreed'), member.terms_agreed_at === null ? '–' : day(member.terms_agreed_at)],
    ...(member.blocked_at === null ? [] : [[t('members.blockedSince'), day(member.blocked_at)]]),
  ] as const
  return (
    <Card title={t('members.account')}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="muted">{name}</dt>
            <dd className="break-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
