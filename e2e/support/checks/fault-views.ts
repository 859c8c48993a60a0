import { contract } from '../../../packages/contract/src/index.ts'
import type { Places } from '../places.ts'
import type { View } from '../views.ts'
import { type FaultWalker, retryAll, type Spoil, sightOf } from './fault-walk.ts'
import { emptied, FAULTS, notPaid } from './faults.ts'

/** Calls whose failure hides nothing with a place of its own, and why. */
const UNSEEN: Readonly<Record<string, string>> = {
  'POST /check_token': 'members stay signed in until the server refuses the token',
  'POST /alerts': 'nothing is told in open pages until it answers again',
  'POST /hidden_scores': 'the next page tells it again',
  'GET /account/terms': 'the next page asks for the agreement',
  'GET /site': 'the number of live matches is left out of the bar; boxes made of it say that they failed',
  'GET /v3/livescore/chances': 'rows are whole without the chances of their matches',
  'GET /plans': 'subscribers are shown their own plan',
  'GET /v3/country/league/{cid}': 'the number of competitions is left out of the head',
  'GET /v3/season/standing/{seasonId}': 'the number of teams and the round are left out of the head',
  'GET /v3/team/league/{id}': 'the tournaments are known from the seasons of the team',
}
/** Calls of the frame around every view. */
const FRAME = new Set(['POST /check_token', 'GET /site', 'POST /alerts', 'POST /hidden_scores', 'GET /account/terms'])
/** The views in which these calls do have a place. */
const SEEN_IN: Readonly<Record<string, RegExp>> = {
  'GET /site': /^(home|settings-top)/,
  'POST /alerts': /^alerts/,
  'GET /v3/country/league/{cid}': /^country$/,
  'GET /v3/season/standing/{seasonId}': /^league$/,
  'GET /plans': /^(plans|plans-member|order)$/,
}
const GATED = new Set<string>(
  contract.filter(({ access }) => access === 'subscription').map(({ method, path }) => `${method} ${path}`),
)
const SETTLED_MS = 20_000
const LOOK_MS = 50
/** A retry after the repair is invisible here. */
const RETRIED_MS = 1_500

const isSeen = (view: View, call: string) => !(call in UNSEEN) || (SEEN_IN[call]?.test(view.name) ?? false)

/** Marks the faults tried on a call that was mended while others were still failing. */
const ALONE = 'mended alone'

/** The faults tried on the calls of a page, so that each of its views tries only the rest. */
export type Tried = Map<string, Set<string>>

export const addressOfView = ({ path }: View, places: Places) => (typeof path === 'string' ? path : path(places))

/** The first word of an address; views of a page have it in common. */
export const pageOf = (address: string): string => address.split(/[/?]/)[1] ?? ''

/**
 * Opens a view of which every call fails, in every way that was not tried on that page before, and mends the calls, one by one where that
 * was not tried on the page before, until the view is whole.
 * @returns the problems on the way, and whether anything but the frame makes calls
 */
async function problemsOfFaults(
  walker: FaultWalker,
  { view, places, tried }: { view: View; places: Places; tried: Tried },
) {
  const { page } = walker
  const address = addressOfView(view, places)
  const of = pageOf(address)
  const kinds = Object.keys(FAULTS)
  const problems: string[] = []
  const mended = new Set<string>()
  const broken = new Set<string>()
  const asked = new Set<string>()
  let kind = kinds[0] as string
  walker.spoil((call, right, by) => {
    if (mended.has(call)) return undefined
    // Data read ahead for hidden parts is not requested again.
    if (by === 'server') return FAULTS[kind]?.(right)
    broken.add(call)
    asked.add(call)
    triedOn(tried, of, call).add(kind)
    return FAULTS[kind]?.(right)
  })
  const pending = () => [...broken].filter((call) => !mended.has(call))
  const seen = () => pending().filter((call) => isSeen(view, call))
  const look = async (what: string) => problems.push(...(await problemsNow(walker, what, () => seen().length > 0)))
  /** Clicks every retry; returns which of the calls that have a place were made by that. */
  const retry = async () => {
    asked.clear()
    const { failed } = await sightOf(page)
    await retryAll(page)
    const until = Date.now() + RETRIED_MS
    while (failed > 0 && asked.size === 0 && Date.now() < until) await page.waitForTimeout(LOOK_MS)
    await walker.quiet(SETTLED_MS)
    return seen().filter((call) => asked.has(call))
  }

  walker.uncaught.length = 0
  await page.goto(address)
  await walker.quiet(SETTLED_MS)
  let acted = view.act === undefined
  for (;;) {
    const all = `from ${pending().join(', ')}`
    await look(`${kind} ${all}`)
    let live = seen()
    for (const next of kinds) {
      if (live.every((call) => triedOn(tried, of, call).has(next))) continue
      kind = next
      live = await retry()
      await look(`${kind} ${all}`)
      const refused = (await sightOf(page)).refused
      if (live.length === 0 && !refused) problems.push(`${kind} ${all}: the retry asks for nothing`)
    }
    kind = kinds[0] as string
    for (const call of pending()) if (!isSeen(view, call)) mended.add(call)
    const first = [...live, ...pending()].find((call) => !triedOn(tried, of, call).has(ALONE))
    // Calls mended alone on another view of the page come back with the rest.
    const next = first === undefined ? pending() : [first]
    if (next.length > 0) {
      for (const call of next) {
        mended.add(call)
        triedOn(tried, of, call).add(ALONE)
      }
      await retry()
      await look(`${next.join(', ')} mended`)
    } else if (acted) return { problems, calls: [...mended].some((call) => !FRAME.has(call)) }
    else {
      acted = true
      await view.act?.(page)
      await walker.quiet(SETTLED_MS)
    }
  }
}

function triedOn(tried: Tried, page: string, call: string): Set<string> {
  const key = `${page} ${call}`
  const kinds = tried.get(key) ?? new Set()
  tried.set(key, kinds)
  return kinds
}

/** All that is wrong with a view: when its calls fail, when its lists are empty, and when a plan ends while it is read. */
export async function problemsOf(
  walker: FaultWalker,
  { view, places, tried }: { view: View; places: Places; tried: Tried },
) {
  const { problems, calls } = await problemsOfFaults(walker, { view, places, tried })
  if (!calls) return problems
  const address = addressOfView(view, places)
  const opened = async (what: string, spoil: Spoil) => {
    walker.spoil(spoil)
    walker.uncaught.length = 0
    await walker.page.goto(address)
    await walker.quiet(SETTLED_MS)
    problems.push(...(await problemsNow(walker, what, () => false)))
  }
  await opened('empty', emptied)
  if (view.who === 'subscriber') await opened('not paid', refusingLater())
  return problems
}

/** The first gated call, which the page is about, is answered, and those after it are refused. */
function refusingLater(): Spoil {
  let first: string | undefined
  return (call) => {
    if (!GATED.has(call)) return undefined
    first ??= call
    return call === first ? undefined : notPaid()
  }
}

/** Waits until no request is pending, and returns the problems. */
async function problemsNow(walker: FaultWalker, what: string, fails: () => boolean): Promise<string[]> {
  const until = Date.now() + SETTLED_MS
  let sight = await sightOf(walker.page)
  const settled = () => sight.waiting === 0 && (sight.failed > 0 === fails() || (fails() && sight.refused))
  while (Date.now() < until && !settled()) {
    await walker.page.waitForTimeout(LOOK_MS)
    // A page that is left while it is being read.
    sight = await sightOf(walker.page).catch(() => sight)
  }
  const problems = [
    sight.framed ? '' : 'nothing is left of the page',
    sight.lost ? 'the whole page gave way' : '',
    fails() && sight.failed === 0 && !sight.refused ? 'nothing says that it failed' : '',
    !fails() && sight.failed > 0 ? 'it still says that it failed' : '',
    sight.waiting > 0 ? 'it waits for ever' : '',
    ...walker.uncaught.splice(0).map((error) => `nobody caught ${error}`),
  ]
  return problems.filter((problem) => problem !== '').map((problem) => `${what}: ${problem}`)
}
