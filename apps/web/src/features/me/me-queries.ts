import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import type { Following, UpcomingMatch } from '@touchline/contract'
import { type App, needTexts } from '../../app/app.ts'
import { callQuery, prefetch } from '../../app/queries.ts'
import type { Settings } from '../../app/settings/settings.fields.ts'

export type FollowedThings = Pick<Settings, 'favorite_league' | 'followed_team' | 'followed_match' | 'followed_player'>

const listed = (ids: readonly number[]) => [...new Set(ids)].sort((one, other) => one - other).join(',')

export const followingQuery = ({ favorite_league, followed_team, followed_player }: FollowedThings) => ({
  ...callQuery('GET /following', {
    query: {
      teams: followed_team.join(','),
      leagues: favorite_league.slice(0, 100).join(','),
      players: followed_player.join(','),
    },
  }),
  placeholderData: keepPreviousData,
})

/** The matches of followed things, and the followed matches. */
export const matchesQuery = (settings: FollowedThings & Settings, following: Following | undefined) => {
  const { league_form, type_form, count_form, followed_match } = settings
  const ofThings = [...(following?.teams ?? []), ...(following?.players ?? [])].flatMap(({ match_ids }) => match_ids)
  const matches = listed([...followed_match, ...ofThings])
  return {
    ...callQuery('GET /following/matches', { query: { matches, league_form, type_form, count_form } }),
    enabled: matches !== '' && following !== undefined,
    placeholderData: keepPreviousData<UpcomingMatch[]>,
  }
}

export const newsQuery = ({ favorite_league, followed_team, followed_match }: FollowedThings) => ({
  ...callQuery('GET /following/news', {
    query: {
      teams: followed_team.join(','),
      leagues: favorite_league.slice(0, 100).join(','),
      matches: followed_match.join(','),
    },
  }),
  placeholderData: keepPreviousData,
})

export const isNothing = (settings: FollowedThings): boolean =>
  settings.favorite_league.length +
    settings.followed_team.length +
    settings.followed_match.length +
    settings.followed_player.length ===
  0

/** The server waits for the followed things and their matches; the browser continues with the texts alone. */
export async function loadMe({ app, queryClient }: { app: App; queryClient: QueryClient }): Promise<void> {
  const settings = app.settings.get()
  const texts = needTexts(app, 'me')
  if (isNothing(settings)) return texts
  const reading = async () => {
    const news = prefetch(queryClient, newsQuery(settings))
    await prefetch(queryClient, followingQuery(settings))
    const following = queryClient.getQueryData<Following>(followingQuery(settings).queryKey)
    const matches = matchesQuery(settings, following)
    await Promise.all([news, matches.enabled ? prefetch(queryClient, matches) : null])
  }
  const read = reading()
  await Promise.all([texts, typeof window === 'undefined' ? read : null])
}
