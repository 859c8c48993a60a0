import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { LeagueSeason } from '@touchline/contract'
import { shortTeamName } from '@touchline/football'
import { useMemo } from 'react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Select } from '../../../ui/controls/fields.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import { type LeagueSearch, MOST_LINES, readLines } from '../league.search.ts'
import { resultQuery } from '../league-queries.ts'
import type { LeagueTable } from '../standings/standing.model.ts'
import { PositionLines } from './position-lines.tsx'
import { chosenLines, teamLines } from './positions.model.ts'
import styles from './positions-chart.module.css'

interface PositionsChartProps {
  season: LeagueSeason
  table: LeagueTable
  search: LeagueSearch
  onChange(change: LeagueSearch, replace?: boolean): void
}

/** The way of chosen teams through the rounds of a season with one table; nothing where its results do not make up the table. */
export function PositionsChart({ season, table, search, onChange }: PositionsChartProps) {
  const { t } = useTranslation('league')
  const results = useQuery(resultQuery(season.id))
  const fixtures = results.data?.type === 2 ? results.data.fixtures : undefined
  const lines = useMemo(() => (fixtures === undefined ? undefined : teamLines(table, fixtures)), [table, fixtures])
  if (lines === undefined) {
    return (
      <Waiting on={results}>
        <Skeleton lines={1} height={340} />
      </Waiting>
    )
  }
  if (lines === null || (lines[0]?.positions.length ?? 0) < 2) return null
  const drawn = chosenLines(lines, readLines(search.lines))
  const choose = (ids: readonly number[]) => onChange({ lines: ids.length === 0 ? undefined : ids.join('-') }, true)
  const ids = drawn.map(({ id }) => id)
  const others = lines.filter(({ id }) => !ids.includes(id))
  return (
    <Card title={t('positions.title')}>
      <PositionLines lines={drawn} teams={lines.length} />
      <ul className={styles.legend}>
        {drawn.map(({ id, name, shortCode }, at) => (
          <li key={id} className={styles.line} data-line={at}>
            <span className={styles.swatch} aria-hidden="true" />
            <span title={name}>{shortTeamName(name, shortCode)}</span>
            {ids.length === 1 ? null : (
              <button
                type="button"
                className={styles.remove}
                aria-label={t('positions.remove', { team: name })}
                onClick={() => choose(ids.filter((one) => one !== id))}
              >
                <IconX size={13} stroke={2} aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {ids.length >= MOST_LINES || others.length === 0 ? null : (
        <Select
          label={t('positions.add')}
          labelHidden
          options={[
            { value: 0, label: `${t('positions.add')} …` },
            ...others.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={0}
          onChange={(id) => choose([...ids, id])}
        />
      )}
    </Card>
  )
}
