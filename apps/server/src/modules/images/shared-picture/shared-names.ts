import type { Language } from '@touchline/messages'
import { nameIn, teamNameIn } from '../../shared/names/reader-names.ts'

/** Kinds with a page for members that is shared with a picture. */
export const SHARED_KINDS = ['team', 'league', 'player', 'coach'] as const
export type SharedKind = (typeof SHARED_KINDS)[number]

/** Its name in a language; people keep their names. */
export function sharedName(kind: SharedKind, name: string, language: Language): string {
  if (kind === 'team') return teamNameIn(language, name)
  return kind === 'league' ? nameIn(language, 'competitions', name) : name
}
