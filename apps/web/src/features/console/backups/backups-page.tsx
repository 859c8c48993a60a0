import { IconUpload } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { callApi } from '../../../app/api/api.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { say } from '../../../app/notices.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import { useConsoleWords } from '../console-words.ts'
import { RoomHead } from '../room-head.tsx'
import { TaskList } from '../tasks/task-list.tsx'
import { uploadFile } from '../upload-file.ts'
import { useChange } from '../use-change.ts'
import { BackupList } from './backup-list.tsx'
import styles from './backups.module.css'
import { type Backups, backupsQuery } from './backups-queries.ts'
import { Restoring } from './restoring.tsx'
import { Schedule } from './schedule.tsx'

/** Backups: the list, what can be done with them, and when they are made. */
export function BackupsPage() {
  const { t } = useTranslation('console')
  const { megabytes } = useConsoleWords()
  const asked = useQuery(backupsQuery())
  const [restoring, setRestoring] = useState(false)
  if (restoring) return <Restoring />
  const { data } = asked
  if (!data) {
    return (
      <Waiting on={asked}>
        <Skeleton lines={6} height={56} />
      </Waiting>
    )
  }
  return (
    <>
      <RoomHead title={t('room.backups')} text={t('backups.text', { count: data.backups.length, folder: data.folder })}>
        <Upload />
        <BackUpNow />
      </RoomHead>
      <LastRestore restore={data.restore} />
      <Card
        title={t('backups.list')}
        note={data.free_bytes === null ? null : t('backups.free', { size: megabytes(data.free_bytes) })}
        flush
      >
        <BackupList backups={data.backups} onRestore={() => setRestoring(true)} />
      </Card>
      <div className={styles.columns}>
        <Card title={t('backups.tasks')} flush>
          <TaskList tasks={data.tasks} />
        </Card>
        <Schedule key={JSON.stringify(data.schedule)} schedule={data.schedule} />
      </div>
      <p className="dim text-12">{t('backups.version', { version: data.version, schema: data.schema })}</p>
    </>
  )
}

function BackUpNow() {
  const { t } = useTranslation('console')
  const { busy, change } = useChange(backupsQuery().queryKey)
  const start = () => change(() => callApi('POST /console/backups', { body: {} }), t('backups.started'))
  return (
    <Button look="primary" busy={busy} onClick={() => void start()}>
      {t('backups.now')}
    </Button>
  )
}

function Upload() {
  const { t } = useTranslation('console')
  const queries = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [share, setShare] = useState<number | null>(null)
  async function send(file: File | undefined) {
    if (file === undefined) return
    setShare(0)
    const { refused: reason } = await uploadFile('/api/console/backups/upload', { file, onShare: setShare })
    setShare(null)
    if (input.current) input.current.value = ''
    say(
      reason === null ? { text: t('backups.uploaded') } : { text: t('backups.uploadFailed', { reason }), failed: true },
    )
    await queries.invalidateQueries({ queryKey: backupsQuery().queryKey })
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".gz"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t('backups.upload')}
        onChange={({ target }) => void send(target.files?.[0])}
      />
      <Button disabled={share !== null} onClick={() => input.current?.click()}>
        <IconUpload size={16} aria-hidden="true" />
        {share === null ? t('backups.upload') : t('backups.uploading', { share: Math.floor(share * 100) })}
      </Button>
    </>
  )
}

/** The outcome of the last restore. */
function LastRestore({ restore }: Pick<Backups, 'restore'>) {
  const { t } = useTranslation('console')
  const { when } = useConsoleWords()
  if (restore === null) return null
  const { name, stage, error } = restore
  const time = when(restore.finished_at ?? restore.started_at)
  const point = restore.restore_point
  const failed = stage !== 'done'
  const words = failed
    ? error === null
      ? t('backups.lastCut', { name })
      : t('backups.lastFailed', { name, error })
    : point === null
      ? t('backups.lastDoneEmpty', { name, time })
      : t('backups.lastDone', { name, time, point })
  return (
    <p className={failed ? 'warning-box radius break-anywhere' : 'muted text-13 break-anywhere'}>
      <b>{t('backups.last')}:</b> {words}
    </p>
  )
}
