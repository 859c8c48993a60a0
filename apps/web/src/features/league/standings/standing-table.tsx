import { nameIn, STANDING_RULE_NAMES } from '@touchline/football'
import { Fragment, useId, useState } from 'react'
import { useSettings } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { LongRows } from '../../../ui/lists/long-rows.tsx'
import type { Ground } from '../league.search.ts'
import { useColumnHeads } from '../use-column-heads.ts'
import { type Figure, type LeagueTable, legendOf, linesOf } from './standing.model.ts'
import { StandingDetails } from './standing-details.tsx'
import { StandingLine } from './standing-line.tsx'
import styles from './standing-table.module.css'

interface StandingTableProps {
  table: LeagueTable
  title: string
  ground: Ground
  columns: readonly Figure[]
}

/** One table; each of its rows opens to the figures at home and away. */
export function StandingTable({ table, title, ground, columns }: StandingTableProps) {
  const { t } = useTranslation('league')
  const heads = useColumnHeads(ground)
  const id = useId()
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const toggle = (team: number) => {
    const next = new Set(opened)
    if (!next.delete(team)) next.add(team)
    setOpened(next)
  }
  return (
    <Card title={title} flush>
      <section className={styles.scroller} aria-label={t('table.scroll', { name: title })}>
        <table className={styles.table}>
          <caption className="visually-hidden">{t('table.caption', { name: title })}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.position}>
                <abbr title={t('table.position')}>#</abbr>
              </th>
              <th scope="col" className={styles.team}>
                {t('table.team')}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className={styles.figure} data-column={column}>
                  <abbr title={heads[column].long}>{heads[column].short}</abbr>
                </th>
              ))}
              <th scope="col" className={styles.form}>
                {t('table.form')}
              </th>
              <th scope="col" className={styles.opener}>
                <span className="visually-hidden">{t('table.more')}</span>
              </th>
            </tr>
          </thead>
          <LongRows rows={linesOf(table.rows, ground)} as="tbody">
            {(line) => {
              const team = line.row.participant_id
              const open = opened.has(team)
              const panel = `${id}-${team}`
              return (
                <Fragment key={team}>
                  <StandingLine
                    line={line}
                    columns={columns}
                    zones={ground === 'all'}
                    open={open}
                    panel={panel}
                    onToggle={() => toggle(team)}
                  />
                  {open ? (
                    <tr className={styles.details} id={panel}>
                      <td colSpan={columns.length + 4}>
                        <StandingDetails row={line.row} />
                      </td>
                    </tr>
                  ) : null}
                </Fragment>
              )
            }}
          </LongRows>
        </table>
      </section>
      {ground === 'all' ? <Legend table={table} /> : null}
    </Card>
  )
}

function Legend({ table }: { table: LeagueTable }) {
  const { t } = useTranslation('league')
  const { language } = useSettings()
  const zones = legendOf(table.rows)
  if (zones.length === 0) return null
  return (
    <ul className={styles.legend} aria-label={t('table.zones')}>
      {zones.map(({ type, zone, name }) => (
        <li key={type} data-zone={zone}>
          <span className={styles.swatch} aria-hidden="true" />
          {nameIn(STANDING_RULE_NAMES, type, language) ?? name ?? '?'}
        </li>
      ))}
    </ul>
  )
}
