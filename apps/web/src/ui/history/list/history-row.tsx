import { IconExternalLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { HeadToHeadRecord } from '@touchline/contract'
import { formatPrice, stageNameIn } from '@touchline/football'
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

type RowProps = Omit<HistoryTableProps, 'records' | 'caption' | 'pairLabel' | 'cards' | 'places'> & {
  record: HeadToHeadRecord
}

/** One past match. The whole row opens its dialog; the button on the numbers does so for keyboards and screen readers. */
export function HistoryRow({ record, viewed, pair, marks, referees, opener, onOpen, onReferee }: RowProps) {
  const { t } = useTranslation('history')
  const { odds_format, language } = useSettings()
  const words = opener(record)
  const price = (side: '1' | 'X' | '2') => formatPrice(record.three_way[side], odds_format)
  const round = record.round_name && stageNameIn(language, record.round_name)
  const names = { home: record.local_name, away: record.visitor_name }
  return (
    <tr
      data-opens={words === null ? undefined : ''}
      onClick={({ target }) => {
        if (words !== null && !(target as Element).closest('a, button')) onOpen(record)
      }}
    >
      <td className={columns.date}>
        <MatchDate at={record.start_dt} />
      </td>
      <td className={columns.league}>
        <Link {...leaguePath(record.league_id)} className={styles.leagueLink} preload={false}>
          <Flag code={record.league_country.code} name={translatedCountry(language, record.league_country.name)} />
          <span className={styles.cut} title={record.league_name}>
            {record.league_name}
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
        <TeamName record={record} side="local" viewed={viewed} />
        <span className={styles.beside}>({price('1')})</span>
      </td>
      <td className={columns.pair}>
        <div className={styles.pairLine} data-marks={marks || undefined}>
          {words === null ? (
            <span className={styles.numbers}>{pair(record)}</span>
          ) : (
            <button
              type="button"
              className={styles.numbers}
              aria-haspopup="dialog"
              title={words}
              onClick={() => onOpen(record)}
            >
              <span className="visually-hidden">{words}</span>
              <span aria-hidden="true">{pair(record)}</span>
            </button>
          )}
          {marks ? <Marks record={record} /> : null}
          <span className={styles.beside}>({price('X')})</span>
          {referees ? (
            <span className={`${styles.refereeBelow} ${styles.cut}`}>
              <Referee record={record} onOpen={onReferee} />
            </span>
          ) : null}
        </div>
      </td>
      <td className={columns.visitor}>
        <TeamName record={record} side="visitor" viewed={viewed} />
        <span className={styles.beside}>({price('2')})</span>
      </td>
      {referees ? (
        <td className={columns.referee}>
          <Referee record={record} onOpen={onReferee} />
        </td>
      ) : null}
      {(['1', 'X', '2'] as const).map((side) => (
        <td key={side} className={columns.price}>
          {price(side)}
        </td>
      ))}
      <td className={columns.details}>
        <Link
          {...fixturePath(record.match_id)}
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
