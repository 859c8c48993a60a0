import { Link } from '@tanstack/react-router'
import type { Following } from '@touchline/contract'
import { formatDate } from '@touchline/football'
import type { ReactNode } from 'react'
import { useSetting } from '../../app/app.ts'
import { translatedCountry } from '../../app/i18n/country-names.ts'
import { stageNameIn } from '../../app/i18n/stage-names.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { leaguePath, playerPath } from '../../app/paths.ts'
import { AlertBell } from '../../ui/alerts/alert-bell.tsx'
import { FollowStar } from '../../ui/controls/follow-star.tsx'
import { Crest } from '../../ui/entities/crest.tsx'
import { Portrait } from '../../ui/entities/portrait.tsx'
import { useZone } from '../../ui/match/use-zone.ts'
import { MatchTime } from './match-line.tsx'
import { linesOf, type Match } from './me.model.ts'
import styles from './me.module.css'

/** A followed league with its next round. */
export function LeagueCard({ league }: { league: Following['leagues'][number] }) {
  const { t } = useTranslation('me')
  const language = useSetting('language')
  const zone = useZone()
  const { league_id: id, league_name: name, round_name, first_at, last_at, matches } = league
  const day = (at: string) => formatDate(at, zone, 'DD/MM')
  const days = first_at === null || last_at === null ? [] : [...new Set([day(first_at), day(last_at)])]
  const round = round_name === null ? null : /^\d+$/.test(round_name) ? t('round', { round: round_name }) : null
  return (
    <Thing
      picture={<Crest name={name} src={league.league_logo} size={36} />}
      name={<Link {...leaguePath(id)}>{name}</Link>}
      note={translatedCountry(language, league.league_country.name)}
      buttons={
        <>
          <AlertBell of={{ thing: 'league', id, name }} />
          <FollowStar thing={{ kind: 'league', id, name }} look="quiet" />
        </>
      }
    >
      {days.length === 0 ? (
        <span className="dim text-13">{t('noMatches')}</span>
      ) : (
        <>
          <strong className="text-16">{days.join(' – ')}</strong>
          <span className="muted text-13">
            {[round ?? (round_name && stageNameIn(language, round_name)), t('matches', { count: matches })]
              .filter(Boolean)
              .join(', ')}
          </span>
        </>
      )}
    </Thing>
  )
}

interface PlayerCardProps {
  player: Following['players'][number]
  matches: ReadonlyMap<number, Match>
}

/** A followed player with the team's match of now or the next. */
export function PlayerCard({ player, matches }: PlayerCardProps) {
  const { t } = useTranslation('me')
  const { player_id: id, player_name: name, team, match_ids } = player
  const [first] = linesOf(match_ids, matches)
  return (
    <Thing
      picture={<Portrait src={player.player_image} size={36} />}
      name={<Link {...playerPath(id)}>{name}</Link>}
      note={team?.name}
      buttons={
        <>
          <AlertBell of={{ thing: 'player', id, name }} />
          <FollowStar thing={{ kind: 'player', id, name }} look="quiet" />
        </>
      }
    >
      {first === undefined ? (
        <span className="dim text-13">{t('noMatches')}</span>
      ) : (
        <span className="row gap-8 text-13 shrink">
          <span className="dim">{t(`role.${first.role}`)}</span>
          <MatchTime match={first.match} long />
          <span className="truncate">{`${first.match.local_name} – ${first.match.visitor_name}`}</span>
        </span>
      )}
    </Thing>
  )
}

interface ThingProps {
  picture: ReactNode
  name: ReactNode
  note: ReactNode
  buttons: ReactNode
  children: ReactNode
}

function Thing({ picture, name, note, buttons, children }: ThingProps) {
  return (
    <article className={styles.card}>
      <header className={styles.cardHead}>
        <span className={styles.picture}>{picture}</span>
        <div className="stack gap-2 shrink grow">
          <h3 className="text-16 bold wrapping">{name}</h3>
          <span className="muted text-13">{note}</span>
        </div>
        <span className="row">{buttons}</span>
      </header>
      <p className="row gap-8 items-baseline wrap">{children}</p>
    </article>
  )
}
