import { IconBallFootball, IconFlag2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Half, Match } from '@touchline/football'
import type { ReactNode } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { playerPath } from '../../app/paths.ts'
import { Dialog } from '../../ui/layout/dialog.tsx'
import { MatchDate } from '../../ui/match/match-date.tsx'
import { EmptyState } from '../../ui/states/states.tsx'
import { type DialogEvent, matchEvents, type Subject } from './match-events.ts'
import styles from './match-events-dialog.module.css'

interface MatchEventsDialogProps {
  match: Match
  subject: Subject
  half: Half
  /** The pair of numbers of the row, repeated between the names. */
  pair: ReactNode
  onClose(): void
}

const MISSING = {
  goals: 'dialog.noGoalMinutes',
  corners: 'dialog.noCornerMinutes',
  cards: 'dialog.noCardMinutes',
} as const

/** The goals, corners or cards of one past match: home on the left, away on the right, minutes between. */
export function MatchEventsDialog({ match, subject, half, pair, onClose }: MatchEventsDialogProps) {
  const { t } = useTranslation('history')
  const events = matchEvents(match, subject, half)
  const note = half === 0 ? '' : t(`halfNote.${half}`)
  return (
    <Dialog title={[t(`${subject}.caption`), note].filter(Boolean).join(', ')} place="sheet" onClose={onClose}>
      <div className={styles.match}>
        <b>{match.home.name}</b>
        {pair}
        <b>{match.away.name}</b>
      </div>
      <p className={styles.where}>
        <MatchDate at={match.kickoff} /> · {match.league.name} {match.season.name}
      </p>
      {events.length === 0 ? (
        <EmptyState title={t(MISSING[subject])} />
      ) : (
        <ol className={styles.events}>
          {events.map((event) => (
            <li key={event.key} className={styles.event} data-side={event.side}>
              <span className={styles.minute}>{event.minute}'</span>
              <span className={styles.what}>
                <EventIcon kind={event.kind} />
                <EventWords event={event} />
                <span className="visually-hidden">{match[event.side].name}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}

function EventIcon({ kind }: { kind: DialogEvent['kind'] }) {
  const { t } = useTranslation('history')
  const words = t(`dialog.${kind}`)
  return (
    <span className={styles.icon} data-kind={kind} role="img" aria-label={words} title={words}>
      {kind === 'corner' ? <IconFlag2 size={16} stroke={1.8} aria-hidden="true" /> : null}
      {kind === 'goal' || kind === 'penalty' || kind === 'owngoal' ? (
        <IconBallFootball size={19} stroke={1.6} aria-hidden="true" />
      ) : null}
      {kind === 'penalty' ? <span className={styles.letter}>P</span> : null}
    </span>
  )
}

function EventWords({ event }: { event: DialogEvent }) {
  const { t } = useTranslation('history')
  const { kind, player, comment } = event
  if (kind === 'corner') {
    // Sources number a match's corners in English; what else they say of one is shown as they say it.
    const place = /^(\d+)(?:st|nd|rd|th) corner$/i.exec(comment ?? '')?.[1]
    return <span>{place ? t('dialog.cornerPlace', { count: Number(place) }) : comment}</span>
  }
  const name = player.name ?? t('dialog.unnamed')
  return (
    <span className={styles.player}>
      {player.id === null ? (
        <span className="muted">{name}</span>
      ) : (
        <Link {...playerPath(player.id)} preload={false}>
          {name}
        </Link>
      )}
      {kind === 'penalty' || kind === 'owngoal' ? (
        <span className="muted text-12 regular">{t(`dialog.${kind}`)}</span>
      ) : null}
    </span>
  )
}
