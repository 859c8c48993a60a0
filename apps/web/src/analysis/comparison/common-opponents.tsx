import { Link } from '@tanstack/react-router'
import type { CommonOpponentView } from '@touchline/contract'
import { useState } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { fixturePath, teamPath } from '../../app/paths.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Crest } from '../../ui/entities/crest.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { MatchDate } from '../../ui/match/match-date.tsx'
import { ResultChip } from '../../ui/match/result-chip.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { Pair } from './comparison.model.ts'
import styles from './comparison.module.css'

const AT_FIRST = 6

type Meetings = CommonOpponentView['home']

/** The opponents both teams met within a year, with how either did against them. */
export function CommonOpponents({ pair, common }: { pair: Pair; common: readonly CommonOpponentView[] }) {
  const { t } = useTranslation('comparison')
  const [all, setAll] = useState(false)
  if (common.length === 0) return null
  const names = { home: pair.home.participant.name, away: pair.away.participant.name }
  const side = (of: 'home' | 'away'): Column<CommonOpponentView> => ({
    key: of,
    name: names[of],
    align: of === 'away' ? 'right' : undefined,
    cell: (one) => <Met meetings={one[of]} side={of} />,
  })
  const columns: Column<CommonOpponentView>[] = [
    side('home'),
    {
      key: 'label',
      name: t('opponent'),
      rowHead: true,
      className: styles.label,
      cell: ({ opponent: { id, name, image_path } }) => (
        <Link {...teamPath(id)} preload={false} className="inline-row gap-8 hover-accent">
          <Crest name={name} src={image_path} size={18} />
          {name}
        </Link>
      ),
    },
    side('away'),
  ]
  return (
    <Card title={t('sections.common')} note={t('notes.common')} flush>
      <DataTable
        className={styles.table}
        caption={t('caption', { section: t('sections.common'), ...names })}
        columns={columns}
        rows={all ? common : common.slice(0, AT_FIRST)}
        keyOf={({ opponent }) => opponent.id}
      />
      {all || common.length <= AT_FIRST ? null : (
        <p className={styles.foot}>
          <Button size="small" onClick={() => setAll(true)}>
            {t('more', { count: common.length })}
          </Button>
        </p>
      )}
    </Card>
  )
}

function Met({ meetings, side }: { meetings: Meetings; side: 'home' | 'away' }) {
  const { t } = useTranslation('comparison')
  return (
    <ul className={styles.met} data-side={side}>
      {meetings.map(({ match_id, starting_at, home, goals, result }) => (
        <li key={match_id} className="inline-row gap-6">
          {result === null ? null : <ResultChip result={result} />}
          <Link {...fixturePath(match_id)} preload={false} className="hover-accent nowrap">
            <b>{goals === null ? '?' : goals.join('–')}</b>{' '}
            <span className="dim text-12">
              {t(home ? 'atHome' : 'atAway')} · <MatchDate at={starting_at} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
