import { compareAll, compareTexts, foldText } from '@touchline/football'

/** Place and time of a match. */
interface Place {
  league: { id: number; name: string }
  /** Its name in the viewer's language. */
  country: { id: number; code: string | null; name: string }
  /** Kick-off (UTC); null while it is not known. */
  start: string | null
}

/** Matches of one league, or of one league at one start time, by kick-off. */
export interface LeagueGroup<Match> extends Place {
  key: string
  favourite: boolean
  /** The common kick-off in the list by time; null by tournament, and of matches whose kick-off is not known. */
  start: string | null
  matches: Match[]
}

interface GroupOptions {
  /** 1 by tournament: by country and league; 0 by time: by kick-off and league. Matches without a kick-off come last. */
  sort: 0 | 1
  /** Leagues that come first. */
  favourites: ReadonlySet<number>
}

/** The matches of a list in its groups; those of one group and kick-off stay in their order. */
export function groupMatches<Match>(
  matches: readonly Match[],
  placeOf: (match: Match) => Place,
  { sort, favourites }: GroupOptions,
): LeagueGroup<Match>[] {
  const placed = matches
    .map((match) => ({ match, place: placeOf(match) }))
    .sort((one, other) => compareTexts(startKey(one.place), startKey(other.place)))
  const groups = new Map<string, LeagueGroup<Match>>()
  for (const { match, place } of placed) {
    const { league } = place
    const start = sort === 1 ? null : place.start
    const key = `${start} ${league.id}`
    const group = groups.get(key)
    if (group) group.matches.push(match)
    else groups.set(key, { ...place, key, start, favourite: favourites.has(league.id), matches: [match] })
  }
  return [...groups.values()]
    .map((group) => ({ group, texts: orderOf(group, sort) }))
    .sort((one, other) => compareAll(one.texts, other.texts))
    .map(({ group }) => group)
}

const startKey = ({ start }: Pick<Place, 'start'>) => start ?? '~'

function orderOf({ league, country, favourite, start }: LeagueGroup<unknown>, sort: 0 | 1): string[] {
  const [place, name] = [foldText(country.name), foldText(league.name)]
  const id = String(league.id).padStart(10, '0')
  return [favourite ? '0' : '1', ...(sort === 1 ? [place, name] : [startKey({ start }), name, place]), id]
}
