import { coachSpell, fixture, side } from '@touchline/database'
import type { Side } from '@touchline/football'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

/** How recent form is counted: the three settings of the viewer. */
export interface FormSettings {
  /** 1 only the tournament of the match, 0 all. */
  league_form: number
  /** 1 all matches, 0 only those on the same side of the pitch. */
  type_form: number
  count_form: number
}

/** The settings where a statement gets them. */
export type FormPlaces = { readonly [Name in keyof FormSettings]: Placeholder }

const teamOf = { home: fixture.homeTeamId, away: fixture.awayTeamId }
const earlier = alias(coachSpell, 'e')

/**
 * The points of a side's last finished matches before the kick-off of the fixture, newest first. `nulls last` is how the
 * index is ordered; without it the database would sort.
 */
export const lastPoints = (venue: Side, settings: FormPlaces): SQL => sql`
  select ${side.points} as points from ${side}
  where ${side.teamId} = ${teamOf[venue]} and ${side.kickoff} < ${fixture.kickoff} and ${side.finished}
    and ${side.points} is not null
    and (${settings.type_form}::int = 1 or ${side.home} = ${sql.raw(String(venue === 'home'))})
    and (${settings.league_form}::int = 0 or ${side.leagueId} = ${fixture.leagueId})
  order by ${side.kickoff} desc nulls last
  limit ${settings.count_form}::int`

/**
 * Days since the present coach of a side took over, on the day `today`; no row when the team has no coach now or never
 * had another. Assistants and caretakers do not count.
 */
export const coachDays = (venue: Side, today: Placeholder): SQL => sql`
  select ${today}::date - ${coachSpell.startsOn} as days from ${coachSpell}
  where ${coachSpell.teamId} = ${teamOf[venue]} and ${coachSpell.startsOn} <= ${today}::date
    and (${coachSpell.endsOn} is null or ${coachSpell.endsOn} >= ${today}::date) and ${coachSpell.positionId} = 221
    and exists (
      select 1 from ${coachSpell} e
      where ${earlier.teamId} = ${coachSpell.teamId} and ${earlier.positionId} = 221
        and ${earlier.startsOn} < ${coachSpell.startsOn}
    )
  order by ${coachSpell.startsOn} desc
  limit 1`
