import type { InplayMatch } from '@touchline/contract'
import { periodEnd, runningPeriod, SCORE_TYPE, scoreEntries } from '@touchline/football'
import { viewKickoff, viewParticipant } from '../shared/fixture-parts.views.ts'
import { countryOf, scoreOf } from '../shared/fixture-view.ts'
import { leagueImage } from '../shared/image-paths.ts'
import { viewPeriodStart } from '../shared/period-start.views.ts'
import type { InplayRow } from './inplay.queries.ts'

/** How far a period came: `90` and `4` for the 94 minutes a source reports. */
function reached(typeId: number, minutes: number | null) {
  const end = periodEnd(typeId)
  if (minutes === null || end === undefined || minutes <= end) return { minutes, time_added: null }
  return { minutes: end, time_added: minutes - end }
}

/** The periods as reported; the last one shows the clock of the match while it runs, also where no period is reported. */
function viewPeriods(row: InplayRow): InplayMatch['periods'] {
  const running = row.minute === null ? undefined : runningPeriod(row.stateId)?.type
  const reported: readonly { typeId: number; minutes: number | null }[] =
    row.periods.length > 0 ? row.periods : running ? [{ typeId: running, minutes: row.minute }] : []
  return reported.map(({ typeId, minutes }, at) => ({
    sort_order: at + 1,
    type_id: typeId,
    ...(running !== undefined && at === reported.length - 1
      ? { minutes: row.minute, time_added: row.addedMinute }
      : reached(typeId, minutes)),
  }))
}

export function viewInplay(row: InplayRow): InplayMatch {
  return {
    id: row.id,
    ...viewKickoff(row),
    state_id: row.stateId,
    minute: row.minute,
    added_minute: row.addedMinute,
    ...(row.minuteEstimated && { minute_estimated: true }),
    period_started_at: viewPeriodStart(row),
    league: {
      id: row.leagueId,
      name: row.leagueName,
      image_path: leagueImage(row.leagueId),
      country: countryOf(row),
    },
    stage: row.stageName === null ? null : { name: row.stageName },
    participants: [
      viewParticipant('home', { id: row.homeId, name: row.homeName, shortCode: row.homeShortCode }),
      viewParticipant('away', { id: row.awayId, name: row.awayName, shortCode: row.awayShortCode }),
    ],
    scores: [
      ...scoreEntries(SCORE_TYPE.shoot_out, scoreOf(row.homeShootOut, row.awayShootOut)),
      ...scoreEntries(SCORE_TYPE.current, scoreOf(row.homeGoals, row.awayGoals)),
    ],
    red_cards: { home: row.homeReds, away: row.awayReds },
    periods: viewPeriods(row),
  }
}
