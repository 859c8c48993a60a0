import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError, type CallAnswer, callApi } from '../../../app/api/api.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { say } from '../../../app/notices.ts'
import { statusPath } from '../../../app/paths.ts'
import { callQuery } from '../../../app/queries.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Checkbox, TextField } from '../../../ui/controls/fields.tsx'
import { Form } from '../../../ui/controls/form.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { Dialog } from '../../../ui/layout/dialog.tsx'
import { Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import { TextArea } from '../../../ui/text-area/text-area.tsx'
import styles from '../console.module.css'
import { useConsoleWords } from '../console-words.ts'
import { useFailure } from '../use-failure.ts'

type Incident = CallAnswer<'GET /status'>['incidents'][number]

const statusQuery = () => ({ ...callQuery('GET /status', {}), staleTime: 0 })

/** Incidents that visitors read. */
export function Incidents({ mayWrite }: { mayWrite: boolean }) {
  const { t } = useTranslation('console')
  const { when } = useConsoleWords()
  const asked = useQuery(statusQuery())
  const [chosen, setChosen] = useState<Incident | 'new' | null>(null)
  const incidents = asked.data?.incidents
  return (
    <Card
      title={t('incident.title')}
      actions={
        <Link {...statusPath} className="link text-13">
          {t('incident.page')}
        </Link>
      }
    >
      <div className="stack gap-12">
        {incidents === undefined ? (
          <Waiting on={asked} bare>
            <Skeleton lines={2} height={32} />
          </Waiting>
        ) : incidents.length === 0 ? (
          <p className="muted text-13">{t('incident.none')}</p>
        ) : (
          <ul className="stack gap-12">
            {incidents.map((incident) => (
              <li key={incident.id} className="row between gap-10">
                <div className="stack gap-2 shrink break-anywhere">
                  <b>{incident.title}</b>
                  <span className={incident.resolved_at === null ? 'warning text-12' : 'dim text-12'}>
                    {t(incident.resolved_at === null ? 'incident.lasts' : 'incident.ended')} ·{' '}
                    {when(incident.resolved_at ?? incident.started_at)}
                  </span>
                </div>
                {mayWrite ? (
                  <Button
                    size="small"
                    aria-label={t('incident.changeOf', { title: incident.title })}
                    onClick={() => setChosen(incident)}
                  >
                    {t('incident.change')}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        )}
        {mayWrite ? (
          <Button onClick={() => setChosen('new')} className="items-start">
            {t('incident.open')}
          </Button>
        ) : null}
      </div>
      {chosen === null ? null : (
        <IncidentDialog incident={chosen === 'new' ? null : chosen} onClose={() => setChosen(null)} />
      )}
    </Card>
  )
}

/** @param incident that is changed; null to write about another one */
function IncidentDialog({ incident, onClose }: { incident: Incident | null; onClose(): void }) {
  const { t } = useTranslation('console')
  const queries = useQueryClient()
  const failure = useFailure()
  const [title, setTitle] = useState(incident?.title ?? '')
  const [text, setText] = useState(incident?.text ?? '')
  const [resolved, setResolved] = useState(incident?.resolved_at != null)
  const { busy, notice, setNotice, submit } = useAction((error) =>
    error instanceof ApiError && error.code === 'conflict' ? t('incident.conflict') : failure(error),
  )

  async function save() {
    if (title.trim() === '') return t('incident.missing')
    const written = { title, text }
    const { incident: saved } =
      incident === null
        ? await callApi('POST /console/incidents', { body: written })
        : await callApi('POST /console/incidents/{id}', {
            params: { id: incident.id },
            body: { ...written, resolved, version: incident.version },
          })
    queries.setQueryData(
      statusQuery().queryKey,
      (old) => old && { ...old, incidents: [saved, ...old.incidents.filter(({ id }) => id !== saved.id)] },
    )
    say({ text: t('incident.saved') })
    onClose()
    return null
  }

  return (
    <Dialog title={t(incident === null ? 'incident.openTitle' : 'incident.changeTitle')} onClose={onClose}>
      <Form className={styles.form} onSubmit={submit(save)}>
        <TextField
          label={t('incident.heading')}
          value={title}
          maxLength={120}
          error={notice}
          onChange={({ target }) => {
            setTitle(target.value)
            setNotice(null)
          }}
        />
        <TextArea
          label={t('incident.text')}
          hint={t('incident.textHint')}
          rows={5}
          maxLength={2000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {incident === null ? null : (
          <Checkbox checked={resolved} onChange={({ target }) => setResolved(target.checked)}>
            {t('incident.over')}
          </Checkbox>
        )}
        <div className="flex wrap justify-end gap-10">
          <Button onClick={onClose}>{t('notNow')}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t('incident.save')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
