import { zoneToUtc } from '../../packages/football/src/index.ts'
import type { ServedFile } from '../../packages/testing/src/open-data/index.ts'
import { oddsEvent, type TheOddsApiStandIn } from '../../packages/testing/src/open-data/index.ts'

/** Competitions of The Odds API by the divisions of the files. */
const SPORTS: Readonly<Record<string, string>> = {
  E0: 'soccer_epl',
  D1: 'soccer_germany_bundesliga',
  SP1: 'soccer_spain_la_liga',
  I1: 'soccer_italy_serie_a',
  F1: 'soccer_france_ligue_one',
}

/** Has The Odds API answer the matches of a file of coming matches, with prices a little above those of the file. */
export function givePrices(standIn: TheOddsApiStandIn, coming: ServedFile | null, now: Date): void {
  const [header = '', ...lines] = Buffer.from(coming?.body ?? '')
    .toString('latin1')
    .split('\r\n')
  const names = header.split(',')
  for (const line of lines) {
    const cells = line.split(',')
    const cell = (name: string) => cells[names.indexOf(name)] ?? ''
    const key = SPORTS[cell('Div')]
    const [day, month, year] = cell('Date').split('/')
    const price = (side: string) => Number(cell(`Avg${side}`))
    if (key === undefined || !(price('H') > 1)) continue
    const at = zoneToUtc(Date.parse(`${year}-${month}-${day}T${cell('Time')}:00Z`), 'Europe/London')
    const raised = (by: number) =>
      [price('H') * by, price('D') * by, price('A') * by].map((one) => Number(one.toFixed(2)))
    const of = (by: number) => raised(by) as unknown as [number, number, number]
    const prices = { skybet: of(1), coral: of(0.99), williamhill: of(1.01), pinnacle: of(1.02) }
    const event = oddsEvent({
      home: cell('HomeTeam'),
      away: cell('AwayTeam'),
      kickoff: new Date(at).toISOString(),
      books: prices,
      seenAt: now.toISOString(),
    })
    standIn.events.set(key, [...(standIn.events.get(key) ?? []), event])
  }
}
