import { textsOf } from '@touchline/messages/texts'
import type { MailTexts } from '../../../platform/mail/mail-texts.queries.ts'
import type { MailLanguage } from '../../accounts/accounts.queries.ts'
import type { ProviderPayment } from '../provider.ts'

/** Reasons for a mail to a customer. */
export type SubscriptionChange =
  | {
      kind: 'begun'
      payment: ProviderPayment
      months: number
      /** Cents of the next payment. */
      renewal: number
      paidThrough: Date | null
      withdrawableUntil: Date | null
    }
  | { kind: 'trial'; months: number; renewal: number; until: Date; withdrawableUntil: Date | null }
  | { kind: 'payment_open'; payment: ProviderPayment; url: string | null }
  | { kind: 'ordered'; months: number; renewal: number }
  | { kind: 'cancelled'; openUntil: Date | null }
  | { kind: 'resumed'; months: number; renewal: number; paidThrough: Date | null }
  | { kind: 'refunded'; payment: ProviderPayment; cents: number }
  | { kind: 'withdrawn'; receivedAt: Date; cents: number }
  | { kind: 'changed'; months: number; renewal: number; from: Date }
  | { kind: 'paused'; from: Date; until: Date }
  | { kind: 'held' }
  | { kind: 'refused'; payment: ProviderPayment; orderable: Date }

/** How amounts and instants are written in a mail, and its words. */
export interface Written {
  t: MailTexts
  money: (cents: number, currency?: string) => string
  day: (instant: Date) => string
  instant: (instant: Date) => string
}

/** The paragraphs of a mail about a change. */
export function paragraphsOf(news: SubscriptionChange, language: MailLanguage, written: Written): string[] {
  const { t, money, day, instant } = written
  const plan = (months: number) => textsOf(language, 'common')('plan', { months })
  const paid = ({ amount, currency }: ProviderPayment) => money(amount, currency)
  switch (news.kind) {
    case 'begun':
      return begun(news, language, written)
    case 'payment_open':
      return [t('billing.payment_open.failed', { amount: paid(news.payment) }), t('billing.payment_open.complete')]
    case 'ordered':
      return [
        t('billing.ordered.starts', { plan: plan(news.months), amount: money(news.renewal) }),
        t('billing.ordered.cancel'),
      ]
    case 'changed':
      return [
        t('billing.changed.plan', { plan: plan(news.months), from: day(news.from) }),
        t('billing.changed.renews', {
          amount: money(news.renewal),
          period: t('billing.period', { months: news.months }),
        }),
      ]
    case 'paused':
      return [
        t('billing.paused.rests', { from: day(news.from), until: day(news.until) }),
        t('billing.paused.use', { until: day(news.until) }),
      ]
    case 'trial':
      return [
        t('billing.trial.free', { plan: plan(news.months), until: day(news.until) }),
        t('billing.trial.renews', {
          until: day(news.until),
          amount: money(news.renewal),
          period: t('billing.period', { months: news.months }),
        }),
        t('billing.begun.cancel'),
        ...(news.withdrawableUntil ? [t('billing.begun.withdraw', { until: instant(news.withdrawableUntil) })] : []),
      ]
    case 'resumed': {
      const values = { plan: plan(news.months), amount: money(news.renewal) }
      return [
        news.paidThrough
          ? t('billing.resumed.renews', { ...values, day: day(news.paidThrough) })
          : t('billing.resumed.open', values),
        t('billing.resumed.notYou'),
      ]
    }
    case 'cancelled':
      return [
        news.openUntil ? t('billing.cancelled.until', { day: day(news.openUntil) }) : t('billing.cancelled.now'),
        t('billing.cancelled.notYou'),
      ]
    case 'refunded': {
      const { cents, payment } = news
      const values = { amount: money(cents, payment.currency), paid: paid(payment), day: day(payment.paidAt) }
      return [t('billing.refunded.back', values)]
    }
    case 'withdrawn':
      return [
        t('billing.withdrawn.received', { instant: instant(news.receivedAt) }),
        t('billing.withdrawn.refund', { amount: money(news.cents) }),
      ]
    case 'held':
      return [t('billing.held.disputed'), t('billing.held.mistake')]
    case 'refused':
      return [
        t('billing.refused.why', { day: day(news.orderable) }),
        t('billing.refused.refund', { amount: paid(news.payment) }),
      ]
  }
}

function begun(
  { payment, months, renewal, paidThrough, withdrawableUntil }: SubscriptionChange & { kind: 'begun' },
  language: MailLanguage,
  { t, money, day, instant }: Written,
): string[] {
  const plan = textsOf(language, 'common')('plan', { months })
  const amount = money(payment.amount, payment.currency)
  const period = t('billing.period', { months })
  return [
    t('billing.begun.received', { amount, day: day(payment.paidAt), plan }),
    paidThrough
      ? t('billing.begun.renews', { until: day(paidThrough), period, amount: money(renewal, payment.currency) })
      : t('billing.begun.open'),
    t('billing.begun.cancel'),
    ...(withdrawableUntil ? [t('billing.begun.withdraw', { until: instant(withdrawableUntil) })] : []),
    ...(payment.receiptUrl ? [t('billing.begun.receipt', { url: payment.receiptUrl })] : []),
  ]
}
