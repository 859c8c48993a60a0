/** Help with gambling, checked on a known day: such offers move and close. */
export interface HelpLink {
  /** ISO code of the country it is for; null for any. */
  country: 'GB' | 'PT' | 'BR' | null
  /** In its own language, as it calls itself. */
  name: string
  /** Its purpose; the words are in the texts. */
  kind: 'talk' | 'exclusion' | 'crisis' | 'group'
  url: string | null
  /** As dialled in its country. */
  phone: string | null
  checkedOn: string
}

const CHECKED = '2026-11-21'

export const HELP_LINKS: readonly HelpLink[] = [
  {
    country: 'GB',
    name: 'National Gambling Helpline',
    kind: 'talk',
    url: 'https://www.gamcare.org.uk/',
    phone: '0808 8020 133',
    checkedOn: CHECKED,
  },
  {
    country: 'GB',
    name: 'GAMSTOP',
    kind: 'exclusion',
    url: 'https://www.gamstop.co.uk/',
    phone: null,
    checkedOn: CHECKED,
  },
  { country: 'PT', name: 'Linha Vida', kind: 'talk', url: null, phone: '1414', checkedOn: CHECKED },
  {
    country: 'PT',
    name: 'SRIJ',
    kind: 'exclusion',
    url: 'https://www.srij.turismodeportugal.pt/',
    phone: null,
    checkedOn: CHECKED,
  },
  {
    country: 'BR',
    name: 'CVV',
    kind: 'crisis',
    url: 'https://cvv.org.br/',
    phone: '188',
    checkedOn: CHECKED,
  },
  {
    country: null,
    name: 'Gamblers Anonymous',
    kind: 'group',
    url: 'https://gamblersanonymous.org/',
    phone: null,
    checkedOn: CHECKED,
  },
]
