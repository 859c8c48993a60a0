import type { Database } from '@touchline/database'
import { isFinished, isInPlay, isInterrupted, STATES } from '@touchline/football'
import { FIXTURE_COLUMNS, FIXTURE_JOINS, type FixtureRow, SIDE_JOINS } from '../shared/fixture-row.ts'
import { coachDays, type FormSettings, lastPoints } from '../shared/team-facts.sql.ts'
import type { MatchWindow } from './upcoming.window.ts'

export interface UpcomingRow extends FixtureRow {
  homeHalfTime: number | null
  awayHalfTime: number | null
  roundName: string | null
  homeReds: number | null
  awayReds: number | null
  homeFoldedName: string
  /** Points and number of the matches that make the form; the sum is null without matches. */
  homePoints: number | null
  homeMatches: number
  awayPoints: number | null
  awayMatches: number
  homeCoachDays: number | null
  awayCoachDays: number | null
}

const statesThat = (holds: (id: number) => boolean) => STATES.map((state) => state.id).filter(holds)
const GOING_ON = statesThat((id) => isInPlay(id) || isInterrupted(id))
const OVER = statesThat(isFinished)

const SETTINGS = { league: '$7::int', type: '$8::int', count: '$9::int' }

const form = (side: 'home' | 'away', name: string) => `
  left join lateral (
    select sum(p.points)::int as points, count(*)::int as matches from (${lastPoints(side, SETTINGS)}) p
  ) ${name} on true`

const UPCOMING = `
  select ${FIXTURE_COLUMNS}, h.folded_name as "homeFoldedName",
    f.home_half_time as "homeHalfTime", f.away_half_time as "awayHalfTime", f.round_name as "roundName",
    hs.red_cards as "homeReds", aws.red_cards as "awayReds",
    hf.points as "homePoints", hf.matches as "homeMatches", af.points as "awayPoints", af.matches as "awayMatches",
    hc.days as "homeCoachDays", ac.days as "awayCoachDays"
  from fixture f ${FIXTURE_JOINS} ${SIDE_JOINS}
  ${form('home', 'hf')} ${form('away', 'af')}
  left join lateral (${coachDays('home', '$10')}) hc on true
  left join lateral (${coachDays('away', '$10')}) ac on true
  where f.kickoff >= least($3::timestamptz, $4::timestamptz) and f.kickoff < $2
    and case
      when not f.kickoff_known then f.kickoff >= $4 and f.kickoff < $5
      when f.kickoff >= $1 then true
      else f.kickoff >= $3 and f.state_id = any($6::smallint[])
    end
    and f.state_id <> all($11::smallint[])`

/** The matches of a window with form and coach changes, in no particular order; one statement whatever their number. */
export async function findUpcoming(
  database: Database,
  window: MatchWindow,
  settings: FormSettings,
  now: Date,
): Promise<UpcomingRow[]> {
  const { rows } = await database.pool.query<UpcomingRow>(UPCOMING, [
    window.from,
    window.to,
    window.earliest,
    window.dayFrom,
    window.dayTo,
    GOING_ON,
    settings.league_form,
    settings.type_form,
    settings.count_form,
    now.toISOString().slice(0, 10),
    window.withoutOver ? OVER : [],
  ])
  return rows
}
