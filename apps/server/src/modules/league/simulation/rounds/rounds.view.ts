import { DAY_MS } from '@touchline/football'
import { viewTeam } from '../../../shared/names.views.ts'
import { IN_TIME_DAYS } from './keep-rounds.ts'
import type { KeptChance, TeamName } from './rounds.queries.ts'

/** Kept chances by table and round; they come in this order. */
export const viewRounds = (kept: readonly KeptChance[], names: readonly TeamName[]) =>
  [...Map.groupBy(kept, ({ stageId, groupId }) => `${stageId} ${groupId}`).values()].map((rows) => ({
    stage_id: rows[0]?.stageId || null,
    group_id: rows[0]?.groupId || null,
    teams: names
      .filter(({ id }) => rows.some(({ teamId }) => teamId === id))
      .map(({ id, name, shortCode }) => viewTeam(id, name, shortCode)),
    rounds: [...Map.groupBy(rows, ({ round }) => round)].map(([round, own]) => viewRound(round, own)),
  }))

function viewRound(round: number, rows: readonly KeptChance[]) {
  const [{ day, madeAt } = { day: '', madeAt: new Date(0) }] = rows
  return {
    ...{ round, day },
    afterwards: madeAt.getTime() - Date.parse(day) > (IN_TIME_DAYS + 1) * DAY_MS,
    teams: rows.map(({ teamId, champion, continental, promotion, relegation }) => ({
      ...{ participant_id: teamId, champion, continental, promotion, relegation },
    })),
  }
}
