/** Texts of the lists of transfers, wherever they stand. */
export const texts = {
  caption: 'Transfers, newest first: from, to, date, type and amount',
  player: 'Player',
  from: 'From',
  to: 'To',
  date: 'Date',
  type: 'Type',
  amount: 'Amount',
  euros: 'Amount in euros',
  noClub: 'No club',
  unknownTeam: 'Team not reported',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    transfers: typeof texts
  }
}
