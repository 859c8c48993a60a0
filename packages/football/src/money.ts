type Language = 'en' | 'pt'

/** An amount as it is written in the language, `€22.99` or `22,99 €`; currencies other than the euro by their code. */
export function money(amount: number, currency: string, language: Language): string {
  const digits = amount.toFixed(2)
  const isEuro = currency.toUpperCase() === 'EUR'
  if (language === 'en' && isEuro) return `€${digits}`
  return `${language === 'pt' ? digits.replace('.', ',') : digits}\u00a0${isEuro ? '€' : currency.toUpperCase()}`
}

/** What a plan is called wherever it stands: `1 month`, `3 months`, `1 year`. */
export function planName(months: number, language: Language): string {
  if (months === 12) return language === 'pt' ? '1 ano' : '1 year'
  if (language === 'pt') return months === 1 ? '1 mês' : `${months} meses`
  return months === 1 ? '1 month' : `${months} months`
}
