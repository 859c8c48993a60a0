import {
  sinkCoachSeasons,
  sinkCorrections,
  sinkPlayerSeasons,
  sinkRefereeSeasons,
  sinkSeasonStatistics,
  sinkStandings,
  sinkTeamSeasons,
  sinkTopScorers,
} from '../sinks/season-figures.sink.ts'
import type { Families } from './family.ts'

/** Tables and figures of seasons; the figures of those that a plan does not cover come along with the others and are dropped. */
export const SEASONS: Families<
  | 'standings'
  | 'corrections'
  | 'topScorers'
  | 'playerSeasons'
  | 'teamSeasons'
  | 'coachSeasons'
  | 'refereeSeasons'
  | 'seasonStatistics'
> = {
  standings: {
    resolve: (one, look) =>
      look.need('season', one.season)
        ? {
            ...one,
            tables: one.tables.map((table) => ({
              stage: look.orNull('stage', table.stage),
              group: look.orNull('group', table.group),
              rows: table.rows
                .filter((row) => look.need('team', row.team))
                .map((row) => ({
                  ...row,
                  form: row.form.map((played) => ({ ...played, fixture: look.ifHeld('fixture', played.fixture) })),
                })),
            })),
          }
        : null,
    sink: sinkStandings,
  },
  corrections: {
    resolve: (one, look) =>
      look.need('season', one.season)
        ? {
            ...one,
            corrections: one.corrections
              .filter((row) => look.need('team', row.team))
              .map((row) => ({ ...row, stage: look.orNull('stage', row.stage) })),
          }
        : null,
    sink: sinkCorrections,
  },
  topScorers: {
    resolve: (one, look) =>
      look.need('season', one.season)
        ? { ...one, rows: one.rows.filter((row) => look.need('player', row.player) && look.need('team', row.team)) }
        : null,
    sink: sinkTopScorers,
  },
  playerSeasons: {
    resolve: (one, look) =>
      look.ifHeld('season', one.season) && look.need('team', one.team) && look.need('player', one.player) ? one : null,
    sink: sinkPlayerSeasons,
  },
  teamSeasons: {
    resolve: (one, look) => (look.ifHeld('season', one.season) && look.need('team', one.team) ? one : null),
    sink: sinkTeamSeasons,
  },
  coachSeasons: {
    resolve: (one, look) =>
      look.ifHeld('season', one.season) && look.need('team', one.team) && look.need('coach', one.coach) ? one : null,
    sink: sinkCoachSeasons,
  },
  refereeSeasons: {
    resolve: (one, look) => (look.ifHeld('season', one.season) && look.need('referee', one.referee) ? one : null),
    sink: sinkRefereeSeasons,
  },
  seasonStatistics: {
    resolve: (one, look) => (look.need('season', one.season) ? one : null),
    sink: sinkSeasonStatistics,
  },
}
