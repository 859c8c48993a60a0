import { Link } from '@tanstack/react-router'
import type { RecordFigures } from '@touchline/contract'
import { useState } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { recordPath } from '../../app/paths.ts'
import { usePrices } from '../../app/site.ts'
import { Button } from '../../ui/controls/button.tsx'
import { CountryName } from '../../ui/entities/country-name.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { BehindTable } from './behind-table.tsx'
import { monthText } from './record.model.ts'
import styles from './record.module.css'
import type { RecordSearch } from './record.search.ts'

const MONTHS_SHOWN = 12
const LEAGUES_SHOWN = 10

/** The last twelve months, the newest first. */
export function MonthsCard({ months, level }: { months: RecordFigures['months']; level: 2 | 3 }) {
  const { t } = useTranslation('record')
  const rows = months.slice(-MONTHS_SHOWN).reverse()
  return (
    <Card title={t('months.title')} level={level} flush>
      <BehindTable
        caption={t('months.title')}
        of={t('months.month')}
        rows={rows.map((row) => ({ ...row, key: row.month, name: monthText(row.month) }))}
      />
      <p className={styles.foot}>{t(usePrices() ? 'columnsNote' : 'columnsNotePlain')}</p>
    </Card>
  )
}

interface LeaguesCardProps {
  leagues: RecordFigures['leagues']
  search: RecordSearch
  level: 2 | 3
}

/** The competitions with the most forecasts, each leading to its own figures. */
export function LeaguesCard({ leagues, search, level }: LeaguesCardProps) {
  const { t } = useTranslation('record')
  const [all, setAll] = useState(false)
  const rows = all ? leagues : leagues.slice(0, LEAGUES_SHOWN)
  return (
    <Card title={t('leagues.title')} level={level} flush>
      <BehindTable
        caption={t('leagues.title')}
        of={t('leagues.name')}
        rows={rows.map((row) => ({
          ...row,
          key: row.league_id,
          name: (
            <Link {...recordPath} search={{ ...search, league: row.league_id }} className={styles.league}>
              {row.league_name}
              <small>
                <CountryName name={row.country_name} />
              </small>
            </Link>
          ),
        }))}
      />
      {rows.length < leagues.length ? (
        <p className={styles.foot}>
          <Button size="small" onClick={() => setAll(true)}>
            {t('leagues.more', { count: leagues.length })}
          </Button>
        </p>
      ) : null}
    </Card>
  )
}
