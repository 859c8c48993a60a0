export { eventClub } from './event-clubs.ts'
export { type PricedEvent, parsePrices } from './parse-prices.ts'
export { priceRecords } from './price-records.ts'
export { pricesPath, SPORTS, type Sport } from './sports.ts'
