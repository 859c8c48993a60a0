import type { LeagueSeason, LeagueView, ListFixture } from '@touchline/contract'
import type { Language } from '@touchline/messages'
import { stageNameIn } from '../../app/i18n/stage-names.ts'

/** The season of the address, where the league has it; otherwise the present one. Null for a league without seasons. */
export function seasonOf({ seasons, currentseason }: LeagueView, asked: number | undefined): LeagueSeason | null {
  return seasons.find(({ id }) => id === asked) ?? currentseason
}

export interface TeamChoice {
  id: number
  name: string
}

/** Everyone who plays in the matches, by name. */
export function teamsIn(fixtures: readonly ListFixture[], language: string): TeamChoice[] {
  const found = new Map(fixtures.flatMap(({ participants }) => participants).map(({ id, name }) => [id, { id, name }]))
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name, language))
}

export function ofTeam(fixtures: readonly ListFixture[], team: number | undefined): readonly ListFixture[] {
  if (team === undefined || !fixtures.some((fixture) => plays(fixture, team))) return fixtures
  return fixtures.filter((fixture) => plays(fixture, team))
}

const plays = ({ participants: [home, away] }: ListFixture, team: number) => home.id === team || away.id === team

interface TitleWords {
  /** Whether the season has several stages, so that each is named. */
  stage: boolean
  language: Language
  round(name: string): string
  day(at: string): string
}

/**
 * The heading of a match in a list: its league, stage and group where they say something, and its round; the day where it has none of them.
 */
export function fixtureTitle({ league, stage, group, round, starting_at }: ListFixture, words: TitleWords): string {
  const named = (name: string | undefined) => (name === undefined ? [] : stageNameIn(words.language, name))
  const parts = [named(words.stage ? stage?.name : undefined), named(group?.name)].flat()
  if (round !== null)
    parts.push(/^\d+$/.test(round.name) ? words.round(round.name) : stageNameIn(words.language, round.name))
  return [league.name, ...(parts.length > 0 ? parts : [words.day(starting_at)])].join(' · ')
}
