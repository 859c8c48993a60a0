import { IconExternalLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useDay } from '../members/member-words.tsx'
import styles from './money.module.css'
import type { Money } from './money-queries.ts'
import { useMoney } from './use-money.ts'

/** A member, with the way to the page about them. */
export function MemberLink({ id, name }: { id: number; name: string }) {
  return (
    <Link to="/console/$" params={{ _splat: `members/${id}` }} search={{}} className="link break-anywhere">
      {name}
    </Link>
  )
}

/** Renewals that wait for their money. */
export function DueCard({ payments }: { payments: Money['open_payments'] }) {
  const { t } = useTranslation('console')
  const { euros } = useMoney()
  const day = useDay()
  return (
    <Card title={t('money.due')} note={t('money.dueHow')} flush>
      {payments.length === 0 ? (
        <p className={styles.quiet}>{t('money.noDue')}</p>
      ) : (
        <DataTable
          caption={t('money.due')}
          rows={payments}
          keyOf={({ member_id, since }) => `${member_id} ${since}`}
          columns={[
            {
              name: t('money.member'),
              rowHead: true,
              cell: (one) => <MemberLink id={one.member_id} name={one.member} />,
            },
            {
              name: t('money.amount'),
              className: 'tabular nowrap',
              cell: ({ cents }) => (cents === null ? '?' : euros(cents)),
            },
            { name: t('money.since'), className: 'muted nowrap', cell: ({ since }) => day(since) },
            {
              name: t('money.accessUntil'),
              wide: true,
              className: 'muted nowrap',
              cell: ({ access_until }) => day(access_until),
            },
          ]}
        />
      )}
    </Card>
  )
}

/** Payments that a bank or PayPal decides about, or took back. */
export function DisputesCard({ payments }: { payments: Money['disputed'] }) {
  const { t } = useTranslation('console')
  const { euros } = useMoney()
  const day = useDay()
  return (
    <Card title={t('money.disputed')} note={t('money.disputedNote')} flush>
      {payments.length === 0 ? (
        <p className={styles.quiet}>{t('money.noDisputes')}</p>
      ) : (
        <DataTable
          caption={t('money.disputed')}
          rows={payments}
          keyOf={({ payment_id }) => payment_id}
          columns={[
            {
              name: t('money.member'),
              rowHead: true,
              cell: (one) => <MemberLink id={one.member_id} name={one.member} />,
            },
            { name: t('money.amount'), className: 'tabular nowrap', cell: ({ cents }) => euros(cents) },
            { name: t('money.paidAt'), wide: true, className: 'muted nowrap', cell: ({ paid_at }) => day(paid_at) },
            {
              name: t('money.state'),
              cell: ({ dispute, provider_url: url }) => (
                <span className="row wrap gap-8">
                  <span className={styles.tag} data-kind={dispute}>
                    {t(`money.dispute.${dispute}`)}
                  </span>
                  {url === null ? null : (
                    <a href={url} target="_blank" rel="noopener noreferrer" className="link inline-row gap-4 nowrap">
                      {t('money.atProvider')}
                      <IconExternalLink size={14} aria-hidden="true" />
                    </a>
                  )}
                </span>
              ),
            },
          ]}
        />
      )}
    </Card>
  )
}

/** Renewals and ends, month by month. */
export function EndingCard({ ending }: { ending: Money['ending'] }) {
  const { t } = useTranslation('console')
  const { month } = useMoney()
  const number = { align: 'right', className: 'tabular' } as const
  return (
    <Card title={t('money.ending')} note={t('money.endingNote')} flush>
      <DataTable
        caption={t('money.ending')}
        rows={ending}
        keyOf={(one) => one.month}
        columns={[
          {
            name: t('money.month'),
            rowHead: true,
            cell: (one) => (
              <div className="stack gap-2">
                <span className="semibold">{month(one.month)}</span>
                {one.granted === 0 ? null : (
                  <span className="narrow-only muted text-12">
                    {t('money.endingGranted')}: {one.granted}
                  </span>
                )}
              </div>
            ),
          },
          { ...number, name: t('money.renewing'), cell: (one) => one.renewing },
          { ...number, name: t('money.endingPaid'), cell: (one) => one.paid },
          { ...number, name: t('money.endingGranted'), wide: true, cell: (one) => one.granted },
        ]}
      />
    </Card>
  )
}
