import { matchesOn, meetingsOf, type UpcomingMatch } from './support/api.ts'
import { touchline } from './support/command-line.ts'
import { expect, test, testOn } from './support/fixtures.ts'
import { listedNames, nameOf, rowOf, wordsOf } from './support/home-page.ts'
import { startProduct } from './support/worlds/product.ts'
import { dayOf, priceOf, rowsOf, seasonFile } from './support/worlds/season-files.ts'

/** A Saturday in winter, when the files' British times are UTC. */
const DAY = '2024-03-09'
const SEASONS = ['2018-19', '2019-20', '2020-21', '2021-22', '2023-24']
const DIVISIONS = ['E0', 'E1', 'SP1', 'D1', 'I1', 'SC1']
const FILES = SEASONS.flatMap((season) => DIVISIONS.map((division) => seasonFile(season, division)))

/** A product on that day, with the files known until then. */
async function startOnDay() {
  const rows = FILES.flatMap(rowsOf)
  const prepare = async (folder: string) => {
    const words = ['import', 'football-data', ...FILES, '--until', DAY]
    const { code, out } = await touchline(words, { DATA_DIR: folder })
    expect(out).toContain(`${rows.length.toLocaleString('en-GB')} new`)
    expect(code).toBe(0)
  }
  const product = await startProduct({ prepare, env: { FEED: 'none', CLOCK: `${DAY}T09:00:00Z` } })
  const saturday = rows.filter((row) => dayOf(row) === DAY)
  expect(saturday.length).toBeGreaterThan(20)
  return { url: product.url, rows, saturday, stop: product.stop }
}

test.describe('real matches of a past Saturday', () => {
  const onDay = testOn(startOnDay)

  const key = (time: string, prices: readonly string[] | null) => `${time} ${prices?.join('/') ?? 'no prices'}`
  const keyOf = ({ start_dt, odds }: UpcomingMatch) =>
    key(start_dt.slice(11, 16), odds?.map((price) => price['0'].toFixed(2)) ?? null)

  onDay('are listed exactly, at their times and with the prices of the files', async ({ page, world }) => {
    const { url, saturday } = world
    const listed = await matchesOn(url, DAY)
    expect(listed.map(keyOf).sort()).toEqual(saturday.map((row) => key(row.Time ?? '', priceOf(row))).sort())
    expect(listed.every(({ status, score }) => status === 1 && score === null)).toBe(true)
    await page.goto('/')
    expect((await listedNames(page)).sort()).toEqual(listed.map(nameOf).sort())
    for (const match of listed) {
      const text = await wordsOf(rowOf(page, match))
      expect(text).toContain(match.start_dt.slice(11, 16))
      for (const price of match.odds ?? []) expect(text).toContain(price['0'].toFixed(2))
    }
  })

  onDay('have the meetings of every pair of the day as the files hold them', async ({ world }) => {
    const { url, rows, saturday } = world
    const listed = await matchesOn(url, DAY)
    let compared = 0
    for (const row of saturday) {
      const fitting = listed.filter((match) => keyOf(match) === key(row.Time ?? '', priceOf(row)))
      expect([row.HomeTeam, fitting.length]).toEqual([row.HomeTeam, 1])
      const [match] = fitting as [UpcomingMatch]
      const met = rows.filter(
        ({ HomeTeam, AwayTeam, FTHG }) =>
          FTHG !== '' &&
          ((HomeTeam === row.HomeTeam && AwayTeam === row.AwayTeam) ||
            (HomeTeam === row.AwayTeam && AwayTeam === row.HomeTeam)),
      )
      const wanted = met
        .filter((one) => dayOf(one) < DAY)
        .map((one) => {
          const halfTime = one.HTHG ? `${one.HTHG}-${one.HTAG}` : null
          const side = one.HomeTeam === row.HomeTeam ? 'home' : 'away'
          return `${dayOf(one)} ${side} ${one.FTHG}-${one.FTAG} (${halfTime})`
        })
      const given = (await meetingsOf(url, match)).map(({ start_dt, local_id, scores }) => {
        const side = local_id === match.local_id ? 'home' : 'away'
        const { localteam_score: local, visitorteam_score: visitor, ht_score } = scores
        return `${start_dt.slice(0, 10)} ${side} ${local}-${visitor} (${ht_score})`
      })
      expect([nameOf(match), given.sort()]).toEqual([nameOf(match), wanted.sort()])
      compared += wanted.length
    }
    expect(compared).toBeGreaterThan(80)
  })
})
