import { teamNameBy } from '@touchline/football'
import type { Language } from '@touchline/messages'
import { languageTexts } from './languages.ts'

/** Fields with the name of a team, and with that of a competition. */
const TEAM_FIELD = /^(local|visitor|home|away|team)_name$/
const LEAGUE_FIELD = /^(lg|league)_name$/
const PICTURE = /^\/api\/images\/(team|league)\//

/**
 * An answer of the API with names of teams and competitions in the reader's language; a name without a translation stays. A team is
 * recognised by its picture or its field: a player may have the name of a country.
 */
export function inReadersNames<Answer>(answer: Answer, language: Language): Answer {
  const { nameIn } = languageTexts(language)
  const known = new Map<string, string>()
  const once = (key: string, make: () => string) => {
    const found = known.get(key) ?? make()
    known.set(key, found)
    return found
  }
  const teamIn = (name: string) => once(`team ${name}`, () => teamNameBy(nameIn, name))
  const leagueIn = (name: string) => once(`league ${name}`, () => nameIn('competitions', name))

  const translate = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if (Array.isArray(value)) {
      value.forEach(translate)
      return
    }
    const fields = value as Record<string, unknown>
    for (const [key, field] of Object.entries(fields)) {
      if (typeof field !== 'string') translate(field)
      else if (TEAM_FIELD.test(key)) fields[key] = teamIn(field)
      else if (LEAGUE_FIELD.test(key)) fields[key] = leagueIn(field)
    }
    const { name, image_path } = fields
    const kind = typeof image_path === 'string' ? PICTURE.exec(image_path)?.[1] : undefined
    if (typeof name === 'string' && kind) fields.name = kind === 'team' ? teamIn(name) : leagueIn(name)
  }
  translate(answer)
  return answer
}
