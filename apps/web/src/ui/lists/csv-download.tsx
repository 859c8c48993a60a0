import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { say } from '../../app/notices.ts'
import { Button } from '../controls/button.tsx'
import { type CsvValue, csvText, fileWord, saveFile } from './csv.ts'

interface CsvDownloadProps {
  /** The file's name in words, without its ending. */
  name: string
  /** Asked for at the press: a head in the viewer's language and the rows below it. */
  table(): { head: readonly string[]; rows: readonly (readonly CsvValue[])[] }
}

/** Downloads what is shown as a file for spreadsheets. */
export function CsvDownload({ name, table }: CsvDownloadProps) {
  const { t } = useTranslation()
  const save = () => {
    try {
      const { head, rows } = table()
      saveFile(`${fileWord(name)}.csv`, csvText(head, rows))
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
