import { IconExternalLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type Match, marketTexts, stageNameIn } from '@touchline/football'
import { useSettings } from '../../../app/app.ts'
import { translatedCountry } from '../../../app/i18n/country-names.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { fixturePath, leaguePath } from '../../../app/paths.ts'
import { Flag } from '../../entities/flag.tsx'
import { MatchDate } from '../../match/match-date.tsx'
import styles from './history-row.module.css'
import columns from './history-table.module.css'
import type { HistoryTableProps } from './history-table.props.ts'
import { Marks, Referee, TeamName } from './row-parts.tsx'

type RowProps = Omit<HistoryTableProps, 'matches' | 'caption' | 'pairLabel' | 'cards' | 'places'> & {
  match: Match
}

/** One past match. The whole row opens its dialog; the button on the numbers does so for keyboards and screen readers. */
export function HistoryRow({ match, viewed, pair, marks, referees, opener, onOpen, onReferee }: RowProps) {
  const { t } = useTranslation('history')
  const { odds_format, language } = useSettings()
  const words = opener(match)
  const prices = marketTexts([match.price.home, match.price.draw, match.price.away], odds_format, language)
  const round = match.round && stageNameIn(language, match.round)
  const names = { home: match.home.name, away: match.away.name }
  return (
    <tr
      data-opens={words === null ? undefined : ''}
      onClick={({ target }) => {
        if (words !== null && !(target as Element).closest('a, button')) onOpen(match)
      }}
    >
      <td className={columns.date}>
        <MatchDate at={match.kickoff} />
      </td>
      <td className={columns.league}>
        <Link {...leaguePath(match.league.id)} className={styles.leagueLink} preload={false}>
          <Flag code={match.league.country.code} name={translatedCountry(language, match.league.country.name)} />
          <span className={styles.cut} title={match.league.name}>
            {match.league.name}
          </span>
        </Link>
      </td>
      <td className={columns.round}>
        <span className={styles.cut} title={round ?? undefined}>
          {/^\d+$/.test(round ?? '') ? <span className={columns.roundWord}>{t('table.roundLong')} </span> : null}
          {round}
        </span>
      </td>
      <td className={columns.local} data-column="local">
        <TeamName match={match} side="home" viewed={viewed} />
        <span className={styles.beside}>({prices[0]})</span>
      </td>
      <td className={columns.pair}>
        <div className={styles.pairLine} data-marks={marks || undefined}>
          {words === null ? (
            <span className={styles.numbers}>{pair(match)}</span>
          ) : (
            <button
              type="button"
              className={styles.numbers}
              aria-haspopup="dialog"
              title={words}
              onClick={() => onOpen(match)}
            >
              <span className="visually-hidden">{words}</span>
              <span aria-hidden="true">{pair(match)}</span>
            </button>
          )}
          {marks ? <Marks match={match} /> : null}
          <span className={styles.beside}>({prices[1]})</span>
          {referees ? (
            <span className={`${styles.refereeBelow} ${styles.cut}`}>
              <Referee match={match} onOpen={onReferee} />
            </span>
          ) : null}
        </div>
      </td>
      <td className={columns.visitor}>
        <TeamName match={match} side="away" viewed={viewed} />
        <span className={styles.beside}>({prices[2]})</span>
      </td>
      {referees ? (
        <td className={columns.referee}>
          <Referee match={match} onOpen={onReferee} />
        </td>
      ) : null}
      {(['home', 'draw', 'away'] as const).map((outcome, at) => (
        <td key={outcome} className={columns.price} data-percent={odds_format === 2 || undefined}>
          {prices[at]}
        </td>
      ))}
      <td className={columns.details}>
        <Link
          {...fixturePath(match.id)}
          target="_blank"
          preload={false}
          className={styles.icon}
          aria-label={t('table.detailsOf', names)}
          title={t('table.details')}
        >
          <IconExternalLink size={16} stroke={1.7} aria-hidden="true" />
        </Link>
      </td>
    </tr>
  )
}
