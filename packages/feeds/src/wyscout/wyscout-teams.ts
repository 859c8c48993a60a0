import type { TeamRecord } from '@touchline/football'
import { type Outcome, refused, taken } from '../file-report.ts'
import { clubTeam, nationalTeamRecord } from '../shared-records.ts'
import type { Listed } from './people.ts'
import { nameOf } from './text.ts'
import type { Competition } from './wyscout-competitions.ts'

/** The teams of a competition by their numbers, each looked up once. Refused where `teams.json` has no such team. */
export function teamsOf(
  listed: Listed,
  { league, season, nations }: Competition,
): (id: string | null) => Outcome<TeamRecord> {
  const known = new Map<string, Outcome<TeamRecord>>()
  const read = (id: string): Outcome<TeamRecord> => {
    const name = nameOf(listed.get(id)?.name)
    if (name === null) return refused(`teams.json has no team ${id}`)
    const team = nations ? nationalTeamRecord(name) : clubTeam('wyscout', league.country, name, season)
    return team === null ? refused(`no national team is called ${name}`) : taken({ ...team, key: id })
  }
  return (id) => {
    if (id === null) return refused('a team has no number')
    const team = known.get(id) ?? read(id)
    known.set(id, team)
    return team
  }
}
