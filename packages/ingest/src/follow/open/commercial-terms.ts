/** Terms to settle, and with whom, before a site with free data goes public commercially; a line each, for the operator. */
export const COMMERCIAL_TERMS: readonly string[] = [
  'OPEN_COMMERCIAL=true. Settle this before the site goes public; docs/operating.md has the details:',
  'football-data.co.uk: all rights reserved, no licence to republish is stated. Ask its author (contact on the site) for consent to show price tables.',
  'football-data.org: its terms on storing, showing and commercial use are not public. Ask its operator (address on its pricing page); keep the credit on /credits. Crests are trademarks of the clubs.',
  'OpenLigaDB: usually given as ODbL, which allows commercial use with credit and wants a database made from it offered under the same licence; its own page could not be read, so look it up.',
  'The Odds API: showing prices is allowed, passing them on as data is not.',
  'Open-Meteo: the free service is for non-commercial use, so the weather is not requested.',
  'openfootball, openfootball/clubs: public domain. GeoNames: CC BY 4.0, credited on /credits.',
]
