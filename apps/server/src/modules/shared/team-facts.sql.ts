/** How recent form is counted: the three settings of the viewer. */
export interface FormSettings {
  /** 1 only the tournament of the match, 0 all. */
  league_form: number
  /** 1 all matches, 0 only those on the same side of the pitch. */
  type_form: number
  count_form: number
}

/**
 * The points of a side's last finished matches before the kick-off of fixture `f`, newest first. `nulls last` is how the
 * index is ordered; without it the database would sort.
 * @param settings SQL of the three settings, parameters as a rule
 */
export function lastPoints(side: 'home' | 'away', settings: { league: string; type: string; count: string }): string {
  return `
    select s.points from side s
    where s.team_id = f.${side}_team_id and s.kickoff < f.kickoff and s.finished and s.points is not null
      and (${settings.type} = 1 or s.home = ${side === 'home'})
      and (${settings.league} = 0 or s.league_id = f.league_id)
    order by s.kickoff desc nulls last
    limit ${settings.count}`
}

/**
 * Days since the present coach of a side took over, on the day `today` (SQL); no row when the team has no coach now or never
 * had another. Assistants and caretakers do not count.
 */
export function coachDays(side: 'home' | 'away', today: string): string {
  return `
    select ${today}::date - p.starts_on as days from coach_spell p
    where p.team_id = f.${side}_team_id and p.starts_on <= ${today}::date
      and (p.ends_on is null or p.ends_on >= ${today}::date) and p.position_id = 221
      and exists (
        select 1 from coach_spell e
        where e.team_id = p.team_id and e.position_id = 221 and e.starts_on < p.starts_on
      )
    order by p.starts_on desc
    limit 1`
}
