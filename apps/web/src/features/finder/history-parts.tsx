import type { FinderFigures, FinderHistory } from '@touchline/contract'
import { useState } from 'react'
import { useSetting } from '../../app/app.ts'
import { translatedCountry } from '../../app/i18n/country-names.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { usePrices } from '../../app/site.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { Button } from '../../ui/controls/button.tsx'
import { CsvDownload } from '../../ui/lists/csv-download.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { MIN_BETS, monthText, signed } from './finder.model.ts'
import styles from './finder.module.css'

interface PartRow {
  key: string
  name: string
  figures: FinderFigures
}

const SHOWN = 8

/** The halves, the seasons and the competitions, each with the figures of the whole. */
export function HistoryParts({ history: { halves, seasons, leagues } }: { history: FinderHistory }) {
  const { t } = useTranslation('finder')
  const language = useSetting('language')
  const ofSeasons = seasons.map(({ season, figures }) => ({ key: season, name: season, figures }))
  const ofLeagues = leagues.map(({ league_id, league_name, country_name, figures }) => ({
    key: String(league_id),
    name: `${translatedCountry(language, country_name)}: ${league_name}`,
    figures,
  }))
  return (
    <>
      {halves ? (
        <Part
          title={t('history.halves')}
          of={t('history.half')}
          rows={[
            { key: 'earlier', name: t('history.earlier', { month: monthText(halves.from) }), figures: halves.earlier },
            { key: 'later', name: t('history.later', { month: monthText(halves.from) }), figures: halves.later },
          ]}
        />
      ) : null}
      {seasons.length > 0 ? (
        <Part title={t('history.seasons')} of={t('history.season')} rows={ofSeasons} more="moreSeasons" />
      ) : null}
      {leagues.length > 0 ? (
        <Part title={t('history.leagues')} of={t('history.league')} rows={ofLeagues} more="moreLeagues" />
      ) : null}
    </>
  )
}

interface PartProps {
  title: string
  /** Head of the names. */
  of: string
  rows: readonly PartRow[]
  more?: 'moreSeasons' | 'moreLeagues'
}

function Part({ title, of, rows, more }: PartProps) {
  const { t } = useTranslation('finder')
  const [isWhole, setWhole] = useState(false)
  const columns = useColumns(of)
  const shown = isWhole || more === undefined ? rows : rows.slice(0, SHOWN)
  return (
    <section className={styles.part}>
      <header className={styles.partHead}>
        <h3 className="label">{title}</h3>
        {more ? <CsvDownload name={`${t('matches.file')} ${title}`} columns={columns} rows={rows} /> : null}
      </header>
      <DataTable
        caption={title}
        className={styles.parts}
        columns={columns}
        rows={shown}
        keyOf={({ key }) => key}
        scroll={title}
      />
      {more && shown.length < rows.length ? (
        <p className={styles.more}>
          <Button size="small" onClick={() => setWhole(true)}>
            {t(`history.${more}`, { count: rows.length - shown.length })}
          </Button>
        </p>
      ) : null}
    </section>
  )
}

/** In files as on the page, and as everywhere in files of the finder. */
const percent = (share: number | null | undefined) => (share == null ? null : Math.round(share * 1e6) / 1e4)

function useColumns(of: string): Column<PartRow>[] {
  const { t } = useTranslation('finder')
  const numbers = useNumbers()
  const gain = (value: number | undefined) =>
    value === undefined ? '?' : numbers.inPercent(signed(100 * value, 1, numbers))
  const prices = usePrices()
  const ofBets: Column<PartRow>[] = [
    {
      name: t('history.return'),
      align: 'right',
      cell: ({ figures }) => (
        <span className={figures.bets < MIN_BETS ? 'nowrap dim' : 'nowrap'}>{gain(figures.return?.value)}</span>
      ),
      csv: ({ figures }) => percent(figures.return?.value),
    },
    {
      name: t('history.close'),
      align: 'right',
      wide: true,
      cell: ({ figures }) => gain(figures.closing_value?.value),
      csv: ({ figures }) => percent(figures.closing_value?.value),
    },
  ]
  return [
    { name: of, rowHead: true, cell: ({ name }) => name, csv: ({ name }) => name },
    {
      name: t('history.matches'),
      align: 'right',
      cell: ({ figures }) => numbers.whole(figures.matches),
      csv: ({ figures }) => figures.matches,
    },
    {
      name: t('history.hitRate'),
      align: 'right',
      cell: ({ figures }) => numbers.percent(figures.hit_rate?.value ?? null),
      csv: ({ figures }) => percent(figures.hit_rate?.value),
    },
    ...(prices ? ofBets : []),
  ]
}
