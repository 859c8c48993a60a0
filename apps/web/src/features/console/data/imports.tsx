import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { say } from '../../../app/notices.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Select } from '../../../ui/controls/fields.tsx'
import { Form } from '../../../ui/controls/form.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import files from '../file-input.module.css'
import { sourceName } from '../source-names.ts'
import { TaskList } from '../tasks/task-list.tsx'
import { uploadFile } from '../upload-file.ts'
import styles from './data.module.css'
import { importsQuery } from './data-queries.ts'

/** Files of matches from this computer, and what came of the last ones. */
export function Imports({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation('console')
  const asked = useQuery(importsQuery())
  const { data } = asked
  if (data === undefined) {
    return (
      <Waiting on={asked}>
        <Skeleton lines={4} height={56} />
      </Waiting>
    )
  }
  return (
    <div className={mayChange ? styles.columns : undefined}>
      {mayChange ? <Upload sources={data.sources} /> : null}
      <Card title={t('data.lastImports')} flush>
        <TaskList tasks={data.tasks} />
      </Card>
    </div>
  )
}

function Upload({ sources }: { sources: readonly { source: string; about: string; endings: readonly string[] }[] }) {
  const { t } = useTranslation('console')
  const queries = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [source, setSource] = useState(sources[0]?.source ?? '')
  const [share, setShare] = useState<number | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const endings = sources.find((one) => one.source === source)?.endings ?? []

  async function send() {
    const file = input.current?.files?.[0]
    if (file === undefined) return setFault(t('data.noFile'))
    setShare(0)
    const query = new URLSearchParams({ source, name: file.name })
    const { refused: reason } = await uploadFile(`/api/console/data/imports?${query}`, { file, onShare: setShare })
    setShare(null)
    setFault(reason)
    if (reason !== null) return
    if (input.current) input.current.value = ''
    say({ text: t('data.importBegun') })
    await queries.invalidateQueries({ queryKey: importsQuery().queryKey })
  }

  return (
    <Card title={t('data.imports')}>
      <Form
        className="stack gap-14"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <p className="muted text-13">{t('data.importsNote')}</p>
        <Select
          label={t('data.importSource')}
          options={sources.map((one) => ({ value: one.source, label: sourceName(one.source) }))}
          value={source}
          onChange={(value) => {
            setSource(value)
            setFault(null)
          }}
        />
        <label className="stack gap-6">
          <span className="label">{t('data.importFile')}</span>
          <input
            ref={input}
            type="file"
            className={files.file}
            accept={endings.join(',')}
            aria-invalid={fault === null ? undefined : true}
            onChange={() => setFault(null)}
          />
          <span className="dim text-12">{t('data.importHint', { endings: endings.join(', ') })}</span>
        </label>
        {fault === null ? null : (
          <p className="bad text-13 break-anywhere" role="alert">
            {fault}
          </p>
        )}
        <Button type="submit" look="primary" busy={share !== null}>
          {share === null ? t('data.importGo') : t('data.importing', { share: Math.floor(share * 100) })}
        </Button>
      </Form>
    </Card>
  )
}
