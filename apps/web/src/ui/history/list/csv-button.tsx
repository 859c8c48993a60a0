import { useSettings } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { CsvDownload } from '../../lists/csv-download.tsx'
import { useZone } from '../../match/match-date.tsx'
import { listCsv } from './list-csv.ts'
import type { ListKind, ListRows } from './list-kinds.ts'

interface CsvButtonProps {
  kind: ListKind
  shown: ListRows
  /** First words of the file's name: the team and the list. */
  name: string
}

/** Downloads the rows that are shown as a file for spreadsheets, in the viewer's language. */
export function CsvButton({ kind, shown, name }: CsvButtonProps) {
  const { t } = useTranslation('history')
  const zone = useZone()
  const { language, odds_format } = useSettings()
  const subject = kind.subject === 'stats' ? t(`statistic.${kind.statistic}`) : t(`${kind.subject}.caption`)
  const table = () =>
    listCsv(
      shown,
      {
        date: t('table.date'),
        league: t('table.league'),
        country: t('csv.country'),
        season: t('csv.season'),
        round: t('table.roundLong'),
        home: t('table.home'),
        away: t('table.away'),
        counted: shown.cards ? [t('cards.yellow'), t('cards.red')] : [subject],
        halfTime: t('csv.halfTime'),
        extraTime: t('csv.extraTime'),
        shootout: t('csv.shootout'),
        referee: t('table.referee'),
      },
      { zone, language, odds_format },
    )
  return <CsvDownload name={`${name} ${subject}`} table={table} />
}
