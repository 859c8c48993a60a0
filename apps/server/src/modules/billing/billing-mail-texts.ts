import type { Written } from './billing-mails.ts'
import type { BillingNews } from './subscription-news.ts'

export interface BillingMailText {
  greeting: (username: string) => string
  about: (
    news: BillingNews,
    written: Written,
    brand: string,
  ) => { subject: string; paragraphs: string[]; action: string }
}

const planInEnglish = (months: number) => (months === 12 ? '1 year' : months === 1 ? '1 month' : `${months} months`)
const planInPortuguese = (months: number) => (months === 12 ? '1 ano' : months === 1 ? '1 mês' : `${months} meses`)

export const IN_ENGLISH: BillingMailText = {
  greeting: (username) => `Hello ${username},`,
  about: (news, { money, day, instant }, brand) => {
    switch (news.kind) {
      case 'begun': {
        const { payment, months, paidThrough, withdrawableUntil } = news
        return {
          subject: `Your ${brand} subscription has begun`,
          paragraphs: [
            `Thank you. We received ${money(payment.amount, payment.currency)} on ${day(payment.paidAt)} for the plan "${planInEnglish(months)}". VAT is included where it is due.`,
            paidThrough
              ? `It is paid until ${day(paidThrough)} and then renews every ${planInEnglish(months).replace(/^1 /, '')} for ${money(payment.amount, payment.currency)} until you cancel.`
              : 'It renews until you cancel.',
            'You can cancel at any time on the subscription page; you keep access for the time that is paid.',
            ...(withdrawableUntil
              ? [
                  `You can withdraw from the contract until ${instant(withdrawableUntil)}, on the same page and without giving a reason. You then get your money back and access ends.`,
                ]
              : []),
            ...(payment.receiptUrl ? [`Your receipt: ${payment.receiptUrl}`] : []),
          ],
          action: 'My subscription',
        }
      }
      case 'payment_open':
        return {
          subject: `The payment for your ${brand} subscription is open`,
          paragraphs: [
            `The renewal of your subscription, ${money(news.payment.amount, news.payment.currency)}, could not be charged. Your bank may want you to confirm it, or the card may have expired.`,
            'The time that is already paid stays yours. Settle the payment to go on without a break.',
          ],
          action: 'Settle the payment',
        }
      case 'cancelled':
        return {
          subject: `Your ${brand} subscription is cancelled`,
          paragraphs: [
            `It renews no more, and nothing more is charged.${news.openUntil ? ` You keep access until ${day(news.openUntil)}.` : ''}`,
            'If it was not you who cancelled it, log in and change your password. You can subscribe again at any time.',
          ],
          action: 'My subscription',
        }
      case 'refunded':
        return {
          subject: `A refund from ${brand}`,
          paragraphs: [
            `We have sent ${money(news.cents, news.payment.currency)} back to you, of the ${money(news.payment.amount, news.payment.currency)} paid on ${day(news.payment.paidAt)}. Banks take some days until it shows.`,
          ],
          action: 'My subscription',
        }
      case 'withdrawn':
        return {
          subject: `Your withdrawal from the ${brand} contract`,
          paragraphs: [
            `We received your withdrawal from the contract on ${instant(news.receivedAt)}. The subscription has ended and nothing more is charged.`,
            `You get back ${money(news.cents)}, the way you paid. A further mail tells when it has been sent.`,
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
          subject: `A sua subscrição ${brand} começou`,
          paragraphs: [
            `Obrigado. Recebemos ${money(payment.amount, payment.currency)} em ${day(payment.paidAt)} pelo plano "${planInPortuguese(months)}". O IVA está incluído quando é devido.`,
            paidThrough
              ? `Está paga até ${day(paidThrough)} e depois renova-se a cada ${planInPortuguese(months).replace(/^1 /, '')} por ${money(payment.amount, payment.currency)}, até a cancelar.`
              : 'Renova-se até a cancelar.',
            'Pode cancelar em qualquer altura na página da subscrição; mantém o acesso durante o tempo que está pago.',
            ...(withdrawableUntil
              ? [
                  `Pode desistir do contrato (livre resolução) até ${instant(withdrawableUntil)}, na mesma página e sem indicar o motivo. O dinheiro é-lhe então devolvido e o acesso termina.`,
                ]
              : []),
            ...(payment.receiptUrl ? [`O seu recibo: ${payment.receiptUrl}`] : []),
          ],
          action: 'A minha subscrição',
        }
      }
      case 'payment_open':
        return {
          subject: `O pagamento da sua subscrição ${brand} está em aberto`,
          paragraphs: [
            `Não foi possível cobrar a renovação da sua subscrição, ${money(news.payment.amount, news.payment.currency)}. O seu banco pode querer que a confirme, ou o cartão pode ter expirado.`,
            'O tempo que já está pago continua a ser seu. Regularize o pagamento para continuar sem interrupção.',
          ],
          action: 'Regularizar o pagamento',
        }
      case 'cancelled':
        return {
          subject: `A sua subscrição ${brand} está cancelada`,
          paragraphs: [
            `Já não se renova e nada mais será cobrado.${news.openUntil ? ` Mantém o acesso até ${day(news.openUntil)}.` : ''}`,
            'Se não foi você quem a cancelou, inicie sessão e altere a sua palavra-passe. Pode voltar a subscrever em qualquer altura.',
          ],
          action: 'A minha subscrição',
        }
      case 'refunded':
        return {
          subject: `Um reembolso de ${brand}`,
          paragraphs: [
            `Devolvemos-lhe ${money(news.cents, news.payment.currency)} dos ${money(news.payment.amount, news.payment.currency)} pagos em ${day(news.payment.paidAt)}. Os bancos demoram alguns dias até que apareça.`,
          ],
          action: 'A minha subscrição',
        }
      case 'withdrawn':
        return {
          subject: `A sua desistência do contrato ${brand}`,
          paragraphs: [
            `Recebemos a sua desistência do contrato em ${instant(news.receivedAt)}. A subscrição terminou e nada mais será cobrado.`,
            `Recebe de volta ${money(news.cents)}, pelo mesmo meio com que pagou. Outra mensagem dirá quando foram enviados.`,
          ],
          action: 'A minha subscrição',
        }
    }
  },
}
