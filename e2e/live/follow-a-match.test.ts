import { stepsIn, watchWords } from '../support/checks/watched-words.ts'
import { expect, test } from '../support/fixtures.ts'
import { rowOf } from '../support/home-page.ts'
import { member } from '../support/member.ts'
import { shootOutTie } from '../support/worlds/cup-tie.ts'
import { startTie } from '../support/worlds/start-tie.ts'

/** A cup tie of the demo world that goes to extra time and a shoot-out. */
const TIE = shootOutTie()
const [HOME, AWAY] = TIE.score
const [HOME_KICKS, AWAY_KICKS] = TIE.shootOut
const BEGINS = new Date(TIE.kickoff).toISOString().slice(11, 16)
const LASTS = { timeout: 240_000 }

/** Texts of a row of the home list from the kick-off to the end; a row of the matches in play has the same. */
const CODES = ['HT', 'BRK', 'ETB', 'PENB', 'PEN']
/** And the middle of a page, where there is room for whole words. */
const NAMES = ['Half-time', 'Break', 'Extra time break', 'Break before penalties', 'Penalty shoot-out']

/** The visible stages of the match, with the words of its breaks. */
function stages([halfTime, over, extraBreak, before, kicks]: readonly string[]): Record<string, RegExp> {
  const minute = (from: number, to: number) => {
    const minutes = Array.from({ length: to - from + 1 }, (_, at) => from + at)
    return new RegExp(`(^| )(${minutes.join('|')}) ?'`)
  }
  const word = (text: string | undefined) => new RegExp(`(^| )${text}( |$)`)
  return {
    'first half': minute(1, 45),
    'half-time': word(halfTime),
    'second half': minute(46, 90),
    'added time': /(^| )90\+\d+ ?'/,
    'regular time over': word(over),
    'extra time': minute(91, 105),
    'break of extra time': word(extraBreak),
    'extra time, second half': minute(106, 120),
    'before the shoot-out': word(before),
    'shoot-out': word(kicks),
  }
}

test('a cup tie is followed from its kick-off through extra time to the last penalty, wherever it is shown', async ({
  visit,
  startProduct,
}) => {
  test.setTimeout(300_000)
  const { product, url, match } = await startTie(startProduct, TIE)
  const { storage } = await member(url, 'demo@touchline.test')
  const { page: home, context } = await visit({ baseURL: url, storage })
  await home.goto('/')
  const [analysis, fixture, inplay] = [await context.newPage(), await context.newPage(), await context.newPage()]
  await analysis.goto(`/soccer?mid=${match.match_id}`)
  await fixture.goto(`/fixture/${match.match_id}`)
  await inplay.goto('/inplay')
  const inplayRow = inplay.getByRole('listitem').filter({ hasText: match.local_name })
  const row = await watchWords(rowOf(home, match))
  const header = await watchWords(analysis.getByRole('region', { name: 'Match', exact: true }))
  const page = await watchWords(fixture.getByRole('region', { name: 'Fixture', exact: true }))
  expect((await row.soFar()).at(-1)).toMatch(new RegExp(` ${BEGINS} `))
  expect((await header.soFar()).at(-1)).toMatch(new RegExp(` ${BEGINS} in 2\\smin `))
  await expect(inplayRow).toHaveCount(0)

  product.process.send('begin')
  await expect(inplayRow).toBeVisible()
  const going = await watchWords(inplayRow)
  const last = async () => (await row.soFar()).at(-1)
  await expect
    .poll(last, LASTS)
    .toMatch(new RegExp(` ${BEGINS} FTP .*\\( ${HOME_KICKS} \\) ${HOME} \\( ${AWAY_KICKS} \\) ${AWAY}( |$)`))
  await expect(inplayRow).toHaveCount(0, LASTS)

  const short = stages(CODES)
  const long = stages(NAMES)
  expect(stepsIn(await row.soFar(), short)).toEqual(Object.keys(short))
  expect(stepsIn(await header.soFar(), long)).toEqual(Object.keys(long))
  expect(stepsIn(await page.soFar(), long)).toEqual(Object.keys(long))
  expect(stepsIn(await going.soFar(), short)).toEqual(Object.keys(short))
  const after = new RegExp(` ${HOME} – ${AWAY} After penalties .* ${HOME_KICKS}–${AWAY_KICKS} on penalties `)
  await expect.poll(async () => (await header.soFar()).at(-1)).toMatch(after)
  const kicks = new RegExp(` ${HOME} – ${AWAY} On penalties \\( ${HOME_KICKS} – ${AWAY_KICKS} \\) `)
  await expect.poll(async () => (await page.soFar()).at(-1)).toMatch(kicks)
  const scorers = async () => (await fixture.getByRole('list', { name: 'Scorers' }).allTextContents()).join(' ')
  await expect.poll(async () => (await scorers()).match(/\d+′/g)?.length).toBe(HOME + AWAY)
})
