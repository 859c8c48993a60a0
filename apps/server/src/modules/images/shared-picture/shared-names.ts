import { competitionNameIn, type NameLanguage, teamNameIn } from '@touchline/football'

/** What has a page for members, which is shared with a picture of its own. */
export const SHARED_KINDS = ['team', 'league', 'player', 'coach'] as const
export type SharedKind = (typeof SHARED_KINDS)[number]

/** What readers of a language call it; people keep their names. */
export function sharedName(kind: SharedKind, name: string, language: NameLanguage): string {
  if (kind === 'team') return teamNameIn(language, name)
  return kind === 'league' ? competitionNameIn(language, name) : name
}
