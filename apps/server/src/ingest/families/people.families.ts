import { sinkPlayerSpells, sinkRivals, sinkSidelined, sinkTransfers, sinkTrophies } from '../sinks/careers.sink.ts'
import { sinkCoachSpells } from '../sinks/coach-spells.sink.ts'
import { sinkCoaches, sinkPlayers, sinkReferees } from '../sinks/people.sink.ts'
import type { Families } from './family.ts'

export const PEOPLE: Families<
  | 'players'
  | 'coaches'
  | 'referees'
  | 'coachSpells'
  | 'playerSpells'
  | 'rivals'
  | 'trophies'
  | 'transfers'
  | 'sidelined'
> = {
  players: { describes: 'player', resolve: (one) => one, sink: sinkPlayers },
  coaches: {
    describes: 'coach',
    // The person as a player matters only where he is one of ours.
    resolve: (one, look) => ({ ...one, player: look.ifHeld('player', one.player ?? null) }),
    sink: sinkCoaches,
  },
  referees: { describes: 'referee', resolve: (one) => one, sink: sinkReferees },
  coachSpells: {
    resolve: (one, look) => (look.need('coach', one.coach) && look.need('team', one.team) ? one : null),
    sink: sinkCoachSpells,
  },
  playerSpells: {
    resolve: (one, look) =>
      look.need('player', one.player)
        ? { ...one, spells: one.spells.filter((spell) => look.need('team', spell.team)) }
        : null,
    sink: sinkPlayerSpells,
  },
  rivals: {
    resolve: (one, look) =>
      look.need('team', one.team) ? { ...one, rivals: one.rivals.filter((team) => look.need('team', team)) } : null,
    sink: sinkRivals,
  },
  trophies: {
    resolve: (one, look) =>
      look.need(one.owner, one.key)
        ? {
            ...one,
            trophies: one.trophies.map((trophy) => ({
              ...trophy,
              league: look.ifHeld('league', trophy.league),
              season: look.ifHeld('season', trophy.season),
              team: look.orNull('team', trophy.team),
            })),
          }
        : null,
    sink: sinkTrophies,
  },
  transfers: {
    describes: 'transfer',
    resolve: (one, look) =>
      look.need('player', one.player)
        ? { ...one, from: look.orNull('team', one.from), to: look.orNull('team', one.to) }
        : null,
    sink: sinkTransfers,
  },
  sidelined: {
    resolve: (one, look) =>
      look.need('team', one.team)
        ? {
            ...one,
            players: one.players
              .filter((row) => look.need('player', row.player))
              .map((row) => ({ ...row, season: look.ifHeld('season', row.season) })),
          }
        : null,
    sink: sinkSidelined,
  },
}
