import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { MatchBasics } from '@touchline/contract'
import { formatDate, formatTime } from '@touchline/football'
import { useRef } from 'react'
import { useSetting } from '../../../app/app.ts'
import { translatedCountry } from '../../../app/i18n/country-names.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { countryPath, leaguePath } from '../../../app/paths.ts'
import { Crest } from '../../../ui/entities/crest.tsx'
import { Flag } from '../../../ui/entities/flag.tsx'
import head from '../../../ui/match/match-head.module.css'
import { TwoTeams } from '../../../ui/match/two-teams.tsx'
import { useZone } from '../../../ui/match/use-zone.ts'
import { CompactMatch } from '../compact-match.tsx'
import type { MatchSearch } from '../match.search.ts'
import { HeaderMiddle } from './header-middle.tsx'
import { HeaderTeam } from './header-team.tsx'
import { MatchFacts } from './match-facts.tsx'
import { countryLink } from './match-header.model.ts'
import styles from './match-header.module.css'

interface MatchHeaderProps {
  match: MatchBasics
  search: MatchSearch
  /** When the match was last read in full, milliseconds since 1970; 0 where it is not followed. */
  updatedAt: number
}

/** Teams, place, time, positions and score. */
export function MatchHeader({ match, search, updatedAt }: MatchHeaderProps) {
  const { t } = useTranslation('match')
  const language = useSetting('language')
  const zone = useZone()
  const header = useRef<HTMLElement>(null)
  const country = countryLink(search, match.country)
  return (
    <>
      <TwoTeams
        ref={header}
        label={t('header')}
        title={t('title', { home: match.local_name, away: match.visitor_name })}
        top={
          <>
            <div className={head.trail}>
              <Flag
                code={match.country.code}
                name={country === null ? translatedCountry(language, match.country.name) : ''}
                width={22}
              />
              {country === null ? null : (
                <Link {...countryPath(country.cid)} preload={false} className={styles.link}>
                  {translatedCountry(language, country.name)}
                </Link>
              )}
              <span className={head.step}>
                {country === null ? null : <IconChevronRight size={14} aria-hidden="true" />}
                <Link {...leaguePath(match.league_id)} preload={false} className={styles.link}>
                  <Crest name={match.lg_name} src={match.lg_logo} size={20} />
                  {match.lg_name} {match.season}
                </Link>
              </span>
              {match.round_name === null ? null : (
                <span className={head.step}>
                  <IconChevronRight size={14} aria-hidden="true" />
                  {roundText(match.round_name, (name) => t('round', { name }))}
                </span>
              )}
            </div>
            <time className={head.start} dateTime={match.start_dt}>
              {formatDate(match.start_dt, zone, 'DD/MM/YYYY')}
              {match.kickoff_known ? ` ${formatTime(match.start_dt, zone)}` : ''}
            </time>
          </>
        }
        home={<HeaderTeam match={match} side="home" />}
        middle={<HeaderMiddle match={match} />}
        away={<HeaderTeam match={match} side="away" />}
      >
        <MatchFacts match={match} updatedAt={updatedAt} />
      </TwoTeams>
      <CompactMatch match={match} header={header} />
    </>
  )
}

/** A round that is only a number is labelled as one; `Quarter-finals` needs no label. */
function roundText(name: string, numbered: (name: string) => string): string {
  return /^\d+$/.test(name) ? numbered(name) : name
}
