import { useQuery } from '@tanstack/react-query'
import type { DataCorrection } from '@touchline/contract'
import { useState } from 'react'
import { callApi } from '../../../app/api/api.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { EmptyState, Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import { useConsoleWords } from '../console-words.ts'
import { useChange } from '../use-change.ts'
import { CorrectDialog } from './correct-dialog.tsx'
import styles from './data.module.css'
import { correctionsQuery } from './data-queries.ts'

const ISO = /^\d{4}-\d{2}-\d{2}T/

/** Corrections by operators. */
export function Corrections({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation('console')
  const asked = useQuery(correctionsQuery())
  const [open, setOpen] = useState(false)
  const { data } = asked
  return (
    <Card
      title={t('data.corrections')}
      note={t('data.correctionsNote')}
      actions={
        mayChange ? (
          <Button size="small" look="primary" onClick={() => setOpen(true)}>
            {t('data.add')}
          </Button>
        ) : null
      }
      flush
    >
      {data === undefined ? (
        <Waiting on={asked} bare>
          <Skeleton lines={4} height={48} />
        </Waiting>
      ) : data.corrections.length === 0 ? (
        <EmptyState title={t('data.correctionsNone')} />
      ) : (
        <ul>
          {data.corrections.map((one) => (
            <CorrectionRow key={one.id} correction={one} mayChange={mayChange} />
          ))}
        </ul>
      )}
      {open ? <CorrectDialog onClose={() => setOpen(false)} /> : null}
    </Card>
  )
}

function CorrectionRow({ correction, mayChange }: { correction: DataCorrection; mayChange: boolean }) {
  const { t } = useTranslation('console')
  const { when } = useConsoleWords()
  const { busy, change } = useChange(correctionsQuery().queryKey)
  const { id, kind, subject, before, after, reason, actor, at, ended_at } = correction
  const shown = (text: string) => (ISO.test(text) ? when(text) : text)
  const end = () => change(() => callApi('POST /console/data/corrections/end', { body: { id } }), t('data.ended'))
  return (
    <li className={styles.line}>
      <div className="stack gap-2 shrink break-anywhere">
        <b>{subject}</b>
        <span className="dim text-12">
          {actor} · {when(at)} · {ended_at === null ? t('data.inForce') : t('data.endedAt', { time: when(ended_at) })}
          {reason === null ? null : ` · “${reason}”`}
        </span>
      </div>
      <div className="row wrap gap-10">
        <span className="text-13">
          <span className="muted">{t(`data.kind.${kind}`)}</span> <s className="dim">{shown(before)}</s>{' '}
          <b className={ended_at === null ? undefined : 'dim'}>{shown(after)}</b>
        </span>
        {ended_at === null && mayChange ? (
          <Button size="small" busy={busy} aria-label={t('data.endOf', { name: subject })} onClick={() => void end()}>
            {t('data.end')}
          </Button>
        ) : null}
      </div>
    </li>
  )
}
