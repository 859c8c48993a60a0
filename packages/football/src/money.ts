import { type Language, languageOf } from '@touchline/messages'

/** An amount as the language writes it, `€22.99` or `22,99 €`; currencies other than the euro by their code. */
export function money(amount: number, currency: string, language: Language): string {
  const code = currency.toUpperCase()
  const currencyDisplay = code === 'EUR' ? 'symbol' : 'code'
  const { locale } = languageOf(language)
  return new Intl.NumberFormat(locale, { style: 'currency', currency: code, currencyDisplay }).format(amount)
}
