import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { InplayMatch } from '@touchline/contract'
import { formatTime } from '@touchline/football'
import { type ComponentProps, memo } from 'react'
import { useSetting } from '../../app/app.ts'
import { isCovered } from '../../app/cover/cover.ts'
import { stageNameIn } from '../../app/i18n/stage-names.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { fixturePath, teamPath } from '../../app/paths.ts'
import { FollowStar } from '../../ui/controls/follow-star.tsx'
import { ScoreCover } from '../../ui/cover/score-cover.tsx'
import { FittingName } from '../../ui/entities/fitting-name.tsx'
import { useFreshGoal } from '../../ui/live/fresh.tsx'
import { useZone } from '../../ui/match/use-zone.ts'
import { LiveChances } from '../../ui/match-list/live-chances.tsx'
import list from '../../ui/match-list/match-list.module.css'
import { Score, TeamLine } from '../../ui/match-list/team-line.tsx'
import { shownScoreOf } from './inplay.model.ts'
import styles from './inplay-list.module.css'
import { InplayStatus } from './inplay-status.tsx'

/** One match, with its kick-off where `timed`. The whole row leads to the fixture's page, the names in it to the teams'. */
export const InplayRow = memo(function InplayRow({ match, timed }: { match: InplayMatch; timed: boolean }) {
  const { t } = useTranslation('inplay')
  const language = useSetting('language')
  const zone = useZone()
  const goal = useFreshGoal(match.id)
  const { goals, shootout, winner } = shownScoreOf(match)
  const [home, away] = match.participants
  const covered = isCovered(match)
  const time = formatTime(match.starting_at, zone)
  return (
    <li className={`${list.row} ${styles.row}`} data-goal={goal ?? undefined}>
      <Link {...fixturePath(match.id)} className={list.cover}>
        <span className="visually-hidden">{t('open', { home: home.name, away: away.name })}</span>
      </Link>
      <span className={`${list.raised} ${styles.star}`}>
        <FollowStar
          thing={{ kind: 'match', id: match.id, name: `${home.name} – ${away.name}` }}
          look="quiet"
          size="small"
        />
      </span>
      <InplayStatus match={match} />
      <Team side="home" team={home} reds={match.red_cards.home} leader={winner} />
      <div className={styles.score}>
        {covered ? (
          <ScoreCover id={match.id} home={home.name} away={away.name} />
        ) : (
          <Score goals={goals} shootout={shootout} leader={winner} goal={goal} goalsFirst />
        )}
      </div>
      <Team side="away" team={away} reds={match.red_cards.away} leader={winner} />
      <span className={styles.more}>
        <span className={styles.stage}>{match.stage && stageNameIn(language, match.stage.name)}</span>
        {timed ? (
          <time dateTime={match.starting_at} title={t('kickoff', { time })}>
            {time}
          </time>
        ) : null}
      </span>
      <IconChevronRight className={styles.arrow} size={16} stroke={1.8} aria-hidden="true" />
      {covered ? null : <LiveChances id={match.id} state={match.state_id} home={home.name} away={away.name} />}
    </li>
  )
})

interface TeamProps extends Pick<ComponentProps<typeof TeamLine>, 'side' | 'reds' | 'leader'> {
  team: InplayMatch['participants'][number]
}

function Team({ team, ...line }: TeamProps) {
  return (
    <TeamLine {...line} name={team.name} crest={team.image_path}>
      <Link {...teamPath(team.id)} preload={false} className={styles.name} title={team.name}>
        <FittingName name={team.name} code={team.short_code} />
      </Link>
    </TeamLine>
  )
}
