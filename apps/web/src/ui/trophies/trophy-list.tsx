import type { WonTrophy } from '@touchline/contract'

interface TrophyListProps {
  /** By league as the calls give them. */
  trophies: readonly WonTrophy[]
  /** A table of leagues with winner and runner-up counts, or chips. */
  look?: 'table' | 'chips'
}

/** What was won, league by league; a press opens the seasons of one. */
export function TrophyList({ trophies }: TrophyListProps) {
  return (
    <ul>
      {trophies.map(({ league, season }) => (
        <li key={`${league.name} ${season.name}`}>
          {league.name} {season.name}
        </li>
      ))}
    </ul>
  )
}
