import { IconEyeOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { FollowedTeam } from '@touchline/contract'
import { priceText } from '@touchline/football'
import type { CSSProperties } from 'react'
import { useSetting } from '../../app/app.ts'
import { isCovered } from '../../app/cover/cover.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { leaguePath, matchPath, teamPath } from '../../app/paths.ts'
import { AlertBell } from '../../ui/alerts/alert-bell.tsx'
import { FollowStar } from '../../ui/controls/follow-star.tsx'
import { Crest } from '../../ui/entities/crest.tsx'
import { FittingName } from '../../ui/entities/fitting-name.tsx'
import { Flag } from '../../ui/entities/flag.tsx'
import { ResultChip } from '../../ui/match/result-chip.tsx'
import { ZONE_COLOURS } from '../../ui/places/zone-colours.ts'
import { MatchTime } from './match-line.tsx'
import { type LineRole, linesOf, type Match, sideOf } from './me.model.ts'
import styles from './me.module.css'

interface TeamCardProps {
  team: FollowedTeam
  matches: ReadonlyMap<number, Match>
}

/** A followed team: form, place in the table, the match of now, the last and the next. */
export function TeamCard({ team, matches }: TeamCardProps) {
  const { t } = useTranslation('me')
  const { team_id: id, team_name: name, place, form } = team
  return (
    <article className={styles.card}>
      <header className={styles.cardHead}>
        <Crest name={name} src={team.team_logo} size={36} />
        <div className="stack gap-2 shrink grow">
          <h3 className="text-16 bold wrapping">
            <Link {...teamPath(id)} preload={false} className="hover-underline">
              {name}
            </Link>
          </h3>
          {place === null ? null : (
            <Link {...leaguePath(place.league_id)} preload={false} className={styles.league}>
              <Flag code={place.league_country.code} />
              {place.league_name}
            </Link>
          )}
        </div>
        <span className={styles.form}>
          {form.map((result, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: results in the order of time, the same ones again
            <ResultChip key={at} result={result} />
          ))}
        </span>
        <span className="row">
          <AlertBell of={{ thing: 'team', id, name }} />
          <FollowStar thing={{ kind: 'team', id, name }} look="quiet" />
        </span>
      </header>
      {place === null ? null : <Place place={place} />}
      <ul className={styles.lines}>
        {linesOf(team.match_ids, matches).map(({ role, match }) => (
          <TeamLine key={match.match_id} role={role} match={match} team={id} />
        ))}
      </ul>
      {team.match_ids.length === 0 ? <p className="dim text-13">{t('noMatches')}</p> : null}
    </article>
  )
}

function Place({ place: { position, points, gap, zones } }: { place: NonNullable<FollowedTeam['place']> }) {
  const { t } = useTranslation('me')
  const distance = gap === null ? null : gap === 0 ? t('level') : t(position === 1 ? 'ahead' : 'behind', { count: gap })
  return (
    <div className="stack gap-8">
      <p className="row gap-8 items-baseline wrap">
        <strong className="text-20">{t('place', { position })}</strong>
        <span className="muted text-13">{[t('points', { count: points }), distance].filter(Boolean).join(', ')}</span>
      </p>
      <div className={styles.ladder} role="img" aria-label={t('ladder', { position, count: zones.length })}>
        {zones.map((zone, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the places of a table
            key={at}
            data-own={at + 1 === position || undefined}
            style={zone === null ? undefined : ({ '--zone': ZONE_COLOURS[zone] } as CSSProperties)}
          />
        ))}
      </div>
    </div>
  )
}

function TeamLine({ role, match, team }: { role: LineRole; match: Match; team: number }) {
  const { t } = useTranslation('me')
  const format = useSetting('odds_format')
  const language = useSetting('language')
  const { isHome, opponent, opponentCode, opponentLogo, price, goals, result } = sideOf(match, team)
  const isOver = result !== null
  return (
    <li>
      <Link {...matchPath(match.match_id, match.league_country.id)} preload={false} className={styles.line}>
        <span className="dim">{t(`role.${role}`)}</span>
        <MatchTime match={match} long />
        <Crest name={opponent} src={opponentLogo} size={16} />
        <span className="row gap-6 shrink">
          <span className="semibold shrink">
            <FittingName name={opponent} code={opponentCode} />
          </span>
          <abbr className={styles.venue} title={t(isHome ? 'home' : 'away')}>
            {t(isHome ? 'homeShort' : 'awayShort')}
          </abbr>
        </span>
        <span className={styles.end} data-live={role === 'now' || undefined}>
          {isCovered(match) ? (
            <>
              <IconEyeOff className="dim" size={16} aria-hidden="true" />
              <span className="visually-hidden">{t('common:cover.hidden')}</span>
            </>
          ) : goals !== null && (isOver || role === 'now') ? (
            `${goals[0]}–${goals[1]}`
          ) : price === null ? null : (
            priceText(price, format, language)
          )}
          {result === null ? null : <ResultChip result={result} />}
        </span>
      </Link>
    </li>
  )
}
