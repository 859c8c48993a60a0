import type { KnockOut } from '@touchline/contract'
import { rulesShown, type SimulatedCup } from '@touchline/football'
import type { StoredSeason } from '@touchline/ingest/derive/seasons/read-season.ts'
import { viewTeam } from '../../../shared/names.views.ts'
import type { CupToPlay } from './cup-outlook.ts'

/** A cup as it was played; the likeliest winners first. */
export function viewCup(
  season: StoredSeason,
  {
    cupToPlay: { plan, ahead, priced, chosen, rating, isGeneral },
    drawn,
    times,
  }: { cupToPlay: CupToPlay; drawn: SimulatedCup<number>; times: number },
): KnockOut {
  const later = new Map(chosen.map((club) => [club.id, club]))
  const named = (team: number) => {
    const known = season.teams.get(team) ?? later.get(team)
    return viewTeam(team, known?.name ?? '', known?.shortCode ?? null)
  }
  return {
    ...{ times, ahead, priced, rating, is_general: isGeneral },
    rounds: plan.rounds.map(({ name, teams, stored, form, pairs, isDrawn }) => ({
      ...{
        name,
        teams,
        drawn: stored?.ties.length ?? 0,
        by: isDrawn ? ('drawn' as const) : pairs ? ('bracket' as const) : ('lot' as const),
      },
      ...{ legs: form.legs, neutral: form.neutral, away_goals: form.awayGoals, extra_time: form.extraTime },
    })),
    teams: drawn.teams.toSorted(byProgress).map(({ team, rounds, champion }) => ({
      participant_id: team,
      participant: named(team),
      rounds: [...rounds],
      champion,
    })),
    entrants: chosen.map(({ id }) => named(id)),
    sources: [...rulesShown(season.head.stableKey, season.head.name).sources],
  }
}

type Played = SimulatedCup<number>['teams'][number]

/** By the chance to win; level there, by how likely each is to come so far, from the final back. */
function byProgress(one: Played, other: Played): number {
  const chances = ({ rounds, champion }: Played) => [...rounds, champion].toReversed().map((each) => each?.mean ?? 1)
  const others = chances(other)
  return chances(one).reduce((difference, mean, at) => difference || (others[at] ?? 0) - mean, 0)
}
