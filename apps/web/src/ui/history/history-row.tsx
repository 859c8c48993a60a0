import { IconExternalLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { HeadToHeadRecord } from '@touchline/contract'
import { formatPrice, shortTeamName } from '@touchline/football'
import { useSettings } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Flag } from '../flag.tsx'
import { MatchDate } from '../match-date.tsx'
import { dashed, winnerOf } from './head-to-head.model.ts'
import styles from './history-table.module.css'
import type { HistoryTableProps } from './history-table.tsx'

type RowProps = Omit<HistoryTableProps, 'records' | 'caption' | 'pairLabel'> & { record: HeadToHeadRecord }

/** One past match. The whole row opens its dialog; the button on the numbers does so for keyboards and screen readers. */
export function HistoryRow({ record, viewed, pair, marks, extra, opener, onOpen }: RowProps) {
  const { t } = useTranslation('history')
  const { odds_format } = useSettings()
  const words = opener(record)
  const price = (side: '1' | 'X' | '2') => formatPrice(record.three_way[side], odds_format)
  const names = { home: record.local_name, away: record.visitor_name }
  return (
    <tr
      data-opens={words === null ? undefined : ''}
      onClick={({ target }) => {
        if (words !== null && !(target as Element).closest('a, button')) onOpen(record)
      }}
    >
      <td className={styles.date}>
        <MatchDate at={record.start_dt} />
      </td>
      <td className={styles.league}>
        <Link
          to="/league/$lid"
          params={{ lid: String(record.league_id) }}
          className={styles.leagueLink}
          preload={false}
        >
          <Flag code={record.league_country.code} name={record.league_country.name} />
          <span className={styles.cut}>{record.league_name}</span>
        </Link>
      </td>
      <td className={styles.round}>
        <span className={styles.cut} title={record.round_name ?? undefined}>
          {record.round_name}
        </span>
      </td>
      <td className={styles.local}>
        <TeamName record={record} side="local" viewed={viewed} />
        {extra === 'prices' ? <span className={styles.beside}>({price('1')})</span> : null}
      </td>
      <td className={styles.pair}>
        <div className={styles.pairLine}>
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
          {extra === 'prices' ? (
            <>
              {marks ? <Marks record={record} /> : null}
              <span className={styles.beside}>({price('X')})</span>
            </>
          ) : (
            <span className={`${styles.beside} ${styles.cut}`}>{record.referee_common_name ?? '?'}</span>
          )}
        </div>
      </td>
      <td className={styles.visitor}>
        <TeamName record={record} side="visitor" viewed={viewed} />
        {extra === 'prices' ? <span className={styles.beside}>({price('2')})</span> : null}
      </td>
      {extra === 'prices' ? (
        (['1', 'X', '2'] as const).map((side) => (
          <td key={side} className={styles.price}>
            {price(side)}
          </td>
        ))
      ) : (
        <td className={styles.referee}>
          <span className={styles.cut}>{record.referee_common_name ?? '?'}</span>
        </td>
      )}
      <td className={styles.details}>
        <Link
          to="/fixture/$fid"
          params={{ fid: String(record.match_id) }}
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

interface TeamNameProps {
  record: HeadToHeadRecord
  side: 'local' | 'visitor'
  viewed: number
}

function TeamName({ record, side, viewed }: TeamNameProps) {
  const id = record[`${side}_id`]
  const name = record[`${side}_name`]
  const winner = winnerOf(record)
  const outcome = winner === null ? 'level' : winner === side ? 'won' : 'lost'
  const words = (
    <>
      <span className={styles.fullName}>{name}</span>
      <span className={styles.shortName} aria-hidden="true">
        {shortTeamName(name, record[`${side}_short_code`])}
      </span>
    </>
  )
  return id === viewed ? (
    <span className={styles.name} data-outcome={outcome} title={name}>
      {words}
    </span>
  ) : (
    <Link
      to="/team/$id"
      params={{ id: String(id) }}
      className={styles.name}
      data-outcome={outcome}
      title={name}
      preload={false}
    >
      {words}
    </Link>
  )
}

/** Half-time score, and where the match went on: extra time, shoot-out. */
function Marks({ record }: { record: HeadToHeadRecord }) {
  const { t } = useTranslation('history')
  const { ht_score, et_score, ps_score } = record.scores
  const [last, kind] = ps_score !== null ? [ps_score, 'shootout' as const] : [et_score, 'extra' as const]
  const long = [
    et_score === null ? '' : t('table.extra', { score: dashed(et_score) }),
    ps_score === null ? '' : t('table.shootout', { score: dashed(ps_score) }),
  ]
  return (
    <span className={styles.marks}>
      {ht_score === null ? (
        <span title={t('table.halfTime', { score: t('table.unknown') })}>?</span>
      ) : (
        <span title={t('table.halfTime', { score: dashed(ht_score) })}>{dashed(ht_score)}</span>
      )}
      {last === null ? null : (
        <span className={styles.mark} title={long.filter(Boolean).join(', ')}>
          {t(`table.${kind}Short`, { score: dashed(last) })}
        </span>
      )}
    </span>
  )
}
