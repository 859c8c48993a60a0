export const texts = {
  /** Cities by time zone where they differ from the name of the zone. */
  city: {
    'Africa/Sao_Tome': 'São Tomé',
    'America/Argentina/Cordoba': 'Córdoba',
    'America/Asuncion': 'Asunción',
    'America/Belem': 'Belém',
    'America/Bogota': 'Bogotá',
    'America/Cancun': 'Cancún',
    'America/Cuiaba': 'Cuiabá',
    'America/Curacao': 'Curaçao',
    'America/Maceio': 'Maceió',
    'America/Mazatlan': 'Mazatlán',
    'America/Merida': 'Mérida',
    'America/Santarem': 'Santarém',
    'America/Sao_Paulo': 'São Paulo',
    'Indian/Reunion': 'Réunion',
  } as Readonly<Record<string, string>>,
  /** The first part of a time zone's name where it differs from that. */
  region: { America: 'Americas' } as Readonly<Record<string, string>>,
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    places: typeof texts
  }
}
