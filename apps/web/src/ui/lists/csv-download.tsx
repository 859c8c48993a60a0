import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { say } from '../../app/notices.ts'
import { Button } from '../controls/button.tsx'
import { type Column, csvOf } from '../table/column.ts'
import { csvText, fileWord, saveFile } from './csv.ts'

interface CsvDownloadProps<Row> {
  /** The file's name in words, without its ending. */
  name: string
  /** Those of the table on the page, and what the file has beyond it. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
}

/** Downloads what is shown as a file for spreadsheets. */
export function CsvDownload<Row>({ name, columns, rows }: CsvDownloadProps<Row>) {
  const { t } = useTranslation()
  const save = () => {
    try {
      const file = csvOf(columns, rows)
      saveFile(`${fileWord(name)}.csv`, csvText(file.head, file.rows))
    } catch {
      say({ text: t('error.title'), failed: true, action: { label: t('retry'), run: save } })
    }
  }
  return (
    <Button size="small" look="quiet" title={t('csv.title')} onClick={save}>
      <IconDownload size={16} stroke={1.8} aria-hidden="true" />
      {t('csv.button')}
    </Button>
  )
}
