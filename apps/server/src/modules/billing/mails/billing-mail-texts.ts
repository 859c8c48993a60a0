import { planName } from '@touchline/football'
import { planOf } from '../plans.ts'
import type { ProviderPayment } from '../provider.ts'

/** What a customer is written about. */
export type SubscriptionChange =
  | {
      kind: 'begun'
      payment: ProviderPayment
      months: number
      paidThrough: Date | null
      withdrawableUntil: Date | null
    }
  | { kind: 'payment_open'; payment: ProviderPayment; url: string | null }
  | { kind: 'ordered'; months: number }
  | { kind: 'cancelled'; openUntil: Date | null }
  | { kind: 'resumed'; months: number; paidThrough: Date | null }
  | { kind: 'refunded'; payment: ProviderPayment; cents: number }
  | { kind: 'withdrawn'; receivedAt: Date; cents: number }
  | { kind: 'held' }
  | { kind: 'refused'; payment: ProviderPayment; orderable: Date }

/** How amounts and instants are written in a mail. */
export interface Written {
  money: (cents: number, currency?: string) => string
  day: (instant: Date) => string
  instant: (instant: Date) => string
}

export interface BillingMailText {
  greeting: (username: string) => string
  about: (
    news: SubscriptionChange,
    written: Written,
    brand: string,
  ) => { subject: string; paragraphs: string[]; action: string }
}

const centsOf = (months: number) => planOf(months)?.cents ?? 0
const planInEnglish = (months: number) => planName(months, 'en')
const planInPortuguese = (months: number) => planName(months, 'pt')

export const IN_ENGLISH: BillingMailText = {
  greeting: (username) => `Hello ${username},`,
  about: (news, { money, day, instant }, brand) => {
    switch (news.kind) {
      case 'begun': {
        const { payment, months, paidThrough, withdrawableUntil } = news
        return {
          subject: `Your ${brand} subscription is active`,
          paragraphs: [
            `Thank you. We received ${money(payment.amount, payment.currency)} on ${day(payment.paidAt)} for the "${planInEnglish(months)}" plan. The price includes VAT where it applies.`,
            paidThrough
              ? `Your subscription is paid until ${day(paidThrough)}. It then renews every ${planInEnglish(months).replace(/^1 /, '')} at ${money(payment.amount, payment.currency)} until you cancel.`
              : 'Your subscription renews until you cancel.',
            'You can cancel at any time on the subscription page and keep access until the end of the period you have paid for.',
            ...(withdrawableUntil
              ? [
                  `You can withdraw from the contract until ${instant(withdrawableUntil)} on the same page, without giving a reason. We then refund your payment, and your access ends.`,
                ]
              : []),
            ...(payment.receiptUrl ? [`Your receipt: ${payment.receiptUrl}`] : []),
          ],
          action: 'My subscription',
        }
      }
      case 'payment_open':
        return {
          subject: `We could not renew your ${brand} subscription`,
          paragraphs: [
            `We could not charge ${money(news.payment.amount, news.payment.currency)} for the renewal of your subscription. Your bank may need you to confirm the payment, or your card may have expired.`,
            'You keep access for the time you have already paid for. Complete the payment to continue without interruption.',
          ],
          action: 'Complete the payment',
        }
      case 'ordered':
        return {
          subject: `Your next ${brand} plan is ordered`,
          paragraphs: [
            `Your "${planInEnglish(news.months)}" plan starts when the plan you have now ends. We then charge ${money(centsOf(news.months))}, and it renews for the same time and price until you cancel.`,
            'You can cancel it on the subscription page before it starts, and pay nothing.',
          ],
          action: 'My subscription',
        }
      case 'resumed':
        return {
          subject: `Your ${brand} subscription will renew`,
          paragraphs: [
            `You have undone the cancellation of your "${planInEnglish(news.months)}" plan.${news.paidThrough ? ` It renews on ${day(news.paidThrough)} for ${money(centsOf(news.months))}.` : ''} You can cancel at any time.`,
            'If you did not do this, log in and change your password.',
          ],
          action: 'My subscription',
        }
      case 'cancelled':
        return {
          subject: `Your ${brand} subscription is cancelled`,
          paragraphs: [
            `Your subscription will not renew, and you will not be charged again.${news.openUntil ? ` You keep access until ${day(news.openUntil)}.` : ''}`,
            'If you did not cancel it, log in and change your password. You can subscribe again at any time.',
          ],
          action: 'My subscription',
        }
      case 'refunded':
        return {
          subject: `Your refund from ${brand}`,
          paragraphs: [
            `We have refunded ${money(news.cents, news.payment.currency)} of the ${money(news.payment.amount, news.payment.currency)} you paid on ${day(news.payment.paidAt)}. It may take a few days to appear on your statement.`,
          ],
          action: 'My subscription',
        }
      case 'withdrawn':
        return {
          subject: `You have withdrawn from your ${brand} contract`,
          paragraphs: [
            `We received your withdrawal from the contract on ${instant(news.receivedAt)}. Your subscription has ended, and you will not be charged again.`,
            `We will refund ${money(news.cents)} to the payment method you used, and email you again once it is on its way.`,
          ],
          action: 'My subscription',
        }
      case 'held':
        return {
          subject: `Access to your ${brand} subscription is on hold`,
          paragraphs: [
            'We were told that your payment is disputed, at your bank or at PayPal. Until that is decided, your access is on hold.',
            'If the payment stands, your access comes back for the time you have paid for. If you did not dispute it, or did so by mistake, ask your bank or PayPal to close the dispute, and write to us.',
          ],
          action: 'My subscription',
        }
      case 'refused':
        return {
          subject: `We could not accept your ${brand} order`,
          paragraphs: [
            `Two earlier contracts with this account or this means of payment were refunded within the last year. As our terms say, we can accept a new order from ${day(news.orderable)}.`,
            `Your order has ended, it will not renew, and we will refund ${money(news.payment.amount, news.payment.currency)} to the payment method you used.`,
          ],
          action: 'My subscription',
        }
    }
  },
}

export const IN_PORTUGUESE: BillingMailText = {
  greeting: (username) => `Olá ${username},`,
  about: (news, { money, day, instant }, brand) => {
    switch (news.kind) {
      case 'begun': {
        const { payment, months, paidThrough, withdrawableUntil } = news
        return {
          subject: `A sua subscrição ${brand} está ativa`,
          paragraphs: [
            `Obrigado. Recebemos ${money(payment.amount, payment.currency)} em ${day(payment.paidAt)} pelo plano "${planInPortuguese(months)}". O preço inclui IVA, quando aplicável.`,
            paidThrough
              ? `A sua subscrição está paga até ${day(paidThrough)}. Depois renova-se a cada ${planInPortuguese(months).replace(/^1 /, '')}, por ${money(payment.amount, payment.currency)}, até a cancelar.`
              : 'A sua subscrição renova-se até a cancelar.',
            'Pode cancelar em qualquer altura na página da subscrição e mantém o acesso até ao fim do período pago.',
            ...(withdrawableUntil
              ? [
                  `Pode exercer o direito de livre resolução do contrato até ${instant(withdrawableUntil)}, na mesma página e sem indicar o motivo. Nesse caso, devolvemos-lhe o valor pago e o acesso termina.`,
                ]
              : []),
            ...(payment.receiptUrl ? [`O seu recibo: ${payment.receiptUrl}`] : []),
          ],
          action: 'A minha subscrição',
        }
      }
      case 'payment_open':
        return {
          subject: `Não foi possível renovar a sua subscrição ${brand}`,
          paragraphs: [
            `Não conseguimos cobrar ${money(news.payment.amount, news.payment.currency)} pela renovação da sua subscrição. O seu banco pode exigir que confirme o pagamento, ou o cartão pode ter expirado.`,
            'Mantém o acesso durante o período que já pagou. Regularize o pagamento para continuar sem interrupções.',
          ],
          action: 'Regularizar o pagamento',
        }
      case 'ordered':
        return {
          subject: `O seu próximo plano ${brand} está encomendado`,
          paragraphs: [
            `O plano "${planInPortuguese(news.months)}" começa quando terminar o plano que tem agora. Nessa altura cobramos ${money(centsOf(news.months))} e o plano renova-se pelo mesmo período e preço até o cancelar.`,
            'Pode cancelá-lo na página da subscrição antes de começar, sem pagar nada.',
          ],
          action: 'A minha subscrição',
        }
      case 'resumed':
        return {
          subject: `A sua subscrição ${brand} vai renovar-se`,
          paragraphs: [
            `Anulou o cancelamento do plano "${planInPortuguese(news.months)}".${news.paidThrough ? ` Renova-se em ${day(news.paidThrough)}, por ${money(centsOf(news.months))}.` : ''} Pode cancelar em qualquer altura.`,
            'Se não foi você, inicie sessão e altere a sua palavra-passe.',
          ],
          action: 'A minha subscrição',
        }
      case 'cancelled':
        return {
          subject: `A sua subscrição ${brand} foi cancelada`,
          paragraphs: [
            `A sua subscrição não será renovada e não lhe será cobrado mais nada.${news.openUntil ? ` Mantém o acesso até ${day(news.openUntil)}.` : ''}`,
            'Se não foi você a cancelá-la, inicie sessão e altere a sua palavra-passe. Pode voltar a subscrever em qualquer altura.',
          ],
          action: 'A minha subscrição',
        }
      case 'refunded':
        return {
          subject: `O seu reembolso de ${brand}`,
          paragraphs: [
            `Reembolsámos ${money(news.cents, news.payment.currency)} dos ${money(news.payment.amount, news.payment.currency)} que pagou em ${day(news.payment.paidAt)}. Pode demorar alguns dias até aparecer no seu extrato.`,
          ],
          action: 'A minha subscrição',
        }
      case 'withdrawn':
        return {
          subject: `Resolução do seu contrato ${brand}`,
          paragraphs: [
            `Recebemos a resolução do seu contrato em ${instant(news.receivedAt)}. A subscrição terminou e não lhe será cobrado mais nada.`,
            `Vamos reembolsar ${money(news.cents)} pelo mesmo meio de pagamento e avisá-lo por e-mail quando o reembolso for enviado.`,
          ],
          action: 'A minha subscrição',
        }
      case 'held':
        return {
          subject: `O acesso à sua subscrição ${brand} está suspenso`,
          paragraphs: [
            'Fomos informados de que o seu pagamento foi contestado, no seu banco ou no PayPal. Até haver uma decisão, o acesso fica suspenso.',
            'Se o pagamento se mantiver, recupera o acesso pelo tempo que pagou. Se não o contestou, ou se foi por engano, peça ao seu banco ou ao PayPal que encerre a contestação e escreva-nos.',
          ],
          action: 'A minha subscrição',
        }
      case 'refused':
        return {
          subject: `Não foi possível aceitar a sua encomenda ${brand}`,
          paragraphs: [
            `No último ano foram reembolsados dois contratos desta conta ou deste meio de pagamento. Como dizem os nossos termos, podemos aceitar uma nova encomenda a partir de ${day(news.orderable)}.`,
            `A sua encomenda terminou, não será renovada e vamos reembolsar ${money(news.payment.amount, news.payment.currency)} pelo mesmo meio de pagamento.`,
          ],
          action: 'A minha subscrição',
        }
    }
  },
}
