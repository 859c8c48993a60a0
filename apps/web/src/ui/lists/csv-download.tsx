import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { say } from '../../app/notices.ts'
import { Button } from '../controls/button.tsx'
import { type Column, csvOf } from '../table/column.ts'
import { csvText, fileWord, saveFile } from './csv.ts'

interface CsvDownloadProps<Row> {
  /** The file's name in words, without its ending. */
  name: string
  /** The columns of the table on the page, and those of the file alone. */
  columns: readonly Column<Row>[]
  /** The shown rows, or a function that reads further ones for the file. */
  rows: readonly Row[] | (() => Promise<readonly Row[]>)
  /** These are one page of several. */
  paged?: boolean
}

/** Downloads the shown rows as a file for spreadsheets. */
export function CsvDownload<Row>({ name, columns, rows, paged = false }: CsvDownloadProps<Row>) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const save = async (plain: boolean) => {
    setBusy(true)
    try {
      const file = csvOf(columns, typeof rows === 'function' ? await rows() : rows, plain)
      saveFile(`${fileWord(name)}${plain ? '-plain' : ''}.csv`, csvText(file.head, file.rows))
    } catch {
      say({ text: t('error.title'), failed: true, action: { label: t('retry'), run: () => void save(plain) } })
    }
    setBusy(false)
  }
  const button = (words: 'button' | 'plain', title: 'title' | 'pageTitle' | 'plainTitle') => (
    <Button
      size="small"
      look="quiet"
      title={t(`csv.${title}`)}
      disabled={isBusy}
      onClick={() => void save(words === 'plain')}
    >
      <IconDownload size={16} stroke={1.8} aria-hidden="true" />
      {t(`csv.${words}`)}
    </Button>
  )
  return (
    <>
      {button('button', paged ? 'pageTitle' : 'title')}
      {columns.some(({ field }) => field !== undefined) ? button('plain', 'plainTitle') : null}
    </>
  )
}
