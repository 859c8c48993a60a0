import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { InplayMatch } from '@touchline/contract'
import type { FixtureScore } from '@touchline/football'
import { formatTime, stageNameIn } from '@touchline/football'
import { memo } from 'react'
import { useSettings } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { fixturePath, teamPath } from '../../app/paths.ts'
import { Crest } from '../../ui/entities/crest.tsx'
import { useFreshGoal } from '../../ui/live/fresh.ts'
import { useZone } from '../../ui/match/match-date.tsx'
import { standingOf } from './inplay.model.ts'
import styles from './inplay-row.module.css'
import { InplayStatus } from './inplay-status.tsx'

/** One match, with its kick-off where `timed`. The whole row leads to the fixture's page, the names in it to the teams'. */
export const InplayRow = memo(function InplayRow({ match, timed }: { match: InplayMatch; timed: boolean }) {
  const { t } = useTranslation('inplay')
  const { language } = useSettings()
  const zone = useZone()
  const goal = useFreshGoal(match.id)
  const standing = standingOf(match)
  const [home, away] = match.participants
  const time = formatTime(match.starting_at, zone)
  return (
    <li className={styles.row} data-goal={goal ?? undefined}>
      <Link {...fixturePath(match.id)} className={styles.cover}>
        <span className="visually-hidden">{t('open', { home: home.name, away: away.name })}</span>
      </Link>
      <InplayStatus match={match} />
      <Team side="home" match={match} winner={standing.winner} />
      <Score standing={standing} goal={goal} />
      <Team side="away" match={match} winner={standing.winner} />
      <span className={styles.more}>
        <span className={styles.stage}>{match.stage && stageNameIn(language, match.stage.name)}</span>
        {timed ? (
          <time dateTime={match.starting_at} title={t('kickoff', { time })}>
            {time}
          </time>
        ) : null}
      </span>
      <IconChevronRight className={styles.arrow} size={16} stroke={1.8} aria-hidden="true" />
    </li>
  )
})

type Side = 'home' | 'away'

interface TeamProps {
  side: Side
  match: InplayMatch
  winner: Side | null
}

function Team({ side, match, winner }: TeamProps) {
  const { t } = useTranslation('inplay')
  const team = match.participants[side === 'home' ? 0 : 1]
  const reds = match.red_cards[side] ?? 0
  return (
    <div
      className={styles.team}
      data-side={side}
      data-outcome={winner === null ? undefined : winner === side ? 'ahead' : 'behind'}
    >
      <Crest name={team.name} src={team.image_path} size={20} />
      <Link {...teamPath(team.id)} preload={false} className={styles.name} title={team.name}>
        {team.name}
      </Link>
      {reds === 0 ? null : (
        <span className={styles.reds} title={t('reds', { count: reds })}>
          <span aria-hidden="true">{reds}</span>
          <span className="visually-hidden">{t('reds', { count: reds })}</span>
        </span>
      )}
    </div>
  )
}

/** A goal each below the other on phones, beside each other where there is room. */
function Score({ standing: { goals, shootout, winner }, goal }: { standing: FixtureScore; goal: Side | null }) {
  const { t } = useTranslation('inplay')
  return (
    <div className={styles.score}>
      {(['home', 'away'] as const).map((side) => (
        <span
          key={side}
          className={styles.goals}
          data-side={side}
          data-behind={(winner !== null && winner !== side) || undefined}
          data-goal={goal === side || undefined}
        >
          {goals === null ? '–' : goals[side]}
          {shootout === null ? null : (
            <small className={styles.shootout} title={t('shootout')}>
              ({shootout[side]})
            </small>
          )}
        </span>
      ))}
    </div>
  )
}
