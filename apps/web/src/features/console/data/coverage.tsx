import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { useNumbers } from '../../../app/use-numbers.ts'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { Flag } from '../../../ui/entities/flag.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { CsvDownload } from '../../../ui/lists/csv-download.tsx'
import { EmptyState, Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { PARTS, percentOf, type Share } from './coverage.model.ts'
import styles from './coverage.module.css'
import { CoverageCell } from './coverage-cell.tsx'
import { type Covered, type CoveredSeason, coverageQuery } from './data-queries.ts'
import { SeasonDialog } from './season-dialog.tsx'

const MAX_ROWS = 12
const BELOW = 95
type Which = 'most' | 'below' | 'all'

/** The stored share of expected data: complete is quiet, gaps are loud. */
export function Coverage() {
  const { t } = useTranslation('console')
  const asked = useQuery(coverageQuery())
  const [which, setWhich] = useState<Which>('most')
  const [season, setSeason] = useState<{ id: number; title: string } | null>(null)
  const all = asked.data?.competitions
  const shown = all && chosenOf(all, which)
  const open = (league: Covered, { id, name }: CoveredSeason) =>
    setSeason({ id, title: t('data.seasonTitle', { league: league.name, season: name }) })
  return (
    <Card
      title={t('data.coverage')}
      note={t('data.coverageNote')}
      actions={all && all.length > 0 ? <Csv competitions={all} /> : null}
      flush
    >
      {shown === undefined ? (
        <div className={styles.waiting}>
          <Waiting on={asked} bare>
            <Skeleton lines={8} height={28} />
            <p className="dim text-12">{t('data.coverageSlow')}</p>
          </Waiting>
        </div>
      ) : shown.length === 0 && which === 'most' ? (
        <EmptyState title={t('data.coverageEmpty')} />
      ) : (
        <>
          <div className={styles.choice}>
            <Segmented<Which>
              label={t('data.coverage')}
              options={[
                { value: 'most', label: t('data.mostMissing') },
                { value: 'below', label: t('data.below') },
                { value: 'all', label: t('data.allOf', { count: all?.length ?? 0 }) },
              ]}
              value={which}
              onChange={setWhich}
            />
          </div>
          <ul className={styles.leagues}>
            {shown.map((league) => (
              <LeagueRow key={league.id} league={league} onOpen={(one) => open(league, one)} />
            ))}
          </ul>
          <Legend />
        </>
      )}
      {season === null ? null : <SeasonDialog {...season} onClose={() => setSeason(null)} />}
    </Card>
  )
}

function chosenOf(all: readonly Covered[], which: Which): readonly Covered[] {
  if (which === 'all') return all
  if (which === 'most') return all.slice(0, MAX_ROWS)
  const isBelow = (share: Share | null) => share !== null && percentOf(share) < BELOW
  return all.filter(({ seasons }) => seasons.some((season) => PARTS.some((part) => isBelow(season[part]))))
}

function LeagueRow({ league, onOpen }: { league: Covered; onOpen(season: CoveredSeason): void }) {
  const { t } = useTranslation('console')
  const { whole } = useNumbers()
  const { name, country, missing, seasons } = league
  return (
    <li className={styles.league}>
      <div className={styles.name}>
        <Flag code={country.code} name={country.name} />
        <b className="shrink break-anywhere">{name}</b>
        <span className={missing > 0 ? 'warning text-12 nowrap push' : 'dim text-12 nowrap push'}>
          {t('data.missing')}: <b>{whole(missing)}</b>
        </span>
      </div>
      <div className={styles.seasons}>
        {seasons.map((season) => (
          <button
            key={season.id}
            type="button"
            className={styles.season}
            aria-label={t('data.openSeason', { league: name, season: season.name })}
            onClick={() => onOpen(season)}
          >
            <span className={styles.seasonName}>
              {season.name}
              {season.current ? <span className="dim"> {t('data.soFar')}</span> : null}
            </span>
            <span className={styles.cells}>
              {PARTS.map((part) => (
                <CoverageCell key={part} part={part} share={season[part]} />
              ))}
            </span>
          </button>
        ))}
      </div>
    </li>
  )
}

function Legend() {
  const { t } = useTranslation('console')
  return (
    <p className={styles.legend}>
      <span className={styles.sample} data-level="0">
        0
      </span>
      {t('data.legendNothing')}
      <span className={styles.sample} data-level="1">
        55
      </span>
      <span className={styles.sample} data-level="2">
        88
      </span>
      <span className={styles.sample} data-level="3">
        97
      </span>
      {t('data.legendGaps')}
      <span className={styles.sample} data-level="4">
        100
      </span>
      {t('data.legendWhole')}
      <span className={styles.sample} data-level="none">
        –
      </span>
      {t('data.legendNone')}
    </p>
  )
}

type Line = CoveredSeason & { league: string; country: string }

function Csv({ competitions }: { competitions: readonly Covered[] }) {
  const { t } = useTranslation('console')
  const columns: Column<Line>[] = [
    { name: t('data.competition'), csv: ({ league }) => league },
    { name: t('members.country'), csv: ({ country }) => country },
    { name: t('data.season'), csv: ({ name }) => name },
    ...PARTS.map(
      (part): Column<Line> => ({
        name: t(`data.part.${part}`),
        csv: (line) => (line[part] === null ? null : percentOf(line[part])),
      }),
    ),
  ]
  const rows = competitions.flatMap(({ name, country, seasons }) =>
    seasons.map((season) => ({ ...season, league: name, country: country.name })),
  )
  return <CsvDownload name={t('data.coverage')} columns={columns} rows={rows} />
}
