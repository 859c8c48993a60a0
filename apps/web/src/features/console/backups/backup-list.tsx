import { IconDownload, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../../app/api/api.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { say } from '../../../app/notices.ts'
import { useNumbers } from '../../../app/use-numbers.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { Dialog } from '../../../ui/layout/dialog.tsx'
import { EmptyState } from '../../../ui/states/states.tsx'
import consoleStyles from '../console.module.css'
import { useConsoleWords } from '../console-words.ts'
import { useChange } from '../use-change.ts'
import { useFailure } from '../use-failure.ts'
import styles from './backups.module.css'
import { type Backup, backupsQuery, downloadBackup } from './backups-queries.ts'
import { RestoreDialog } from './restore-dialog.tsx'

/** The backups of this machine. @param onRestore notified once one is being restored */
export function BackupList({ backups, onRestore }: { backups: readonly Backup[]; onRestore(): void }) {
  const { t } = useTranslation('console')
  const [asked, setAsked] = useState<{ backup: Backup; to: 'remove' | 'restore' } | null>(null)
  if (backups.length === 0) return <EmptyState title={t('backups.empty')} />
  return (
    <>
      <ul>
        {backups.map((backup) => (
          <BackupRow key={backup.name} backup={backup} onAsk={(to) => setAsked({ backup, to })} />
        ))}
      </ul>
      {asked?.to === 'remove' ? <RemoveDialog backup={asked.backup} onClose={() => setAsked(null)} /> : null}
      {asked?.to === 'restore' ? (
        <RestoreDialog backup={asked.backup} onClose={() => setAsked(null)} onBegun={onRestore} />
      ) : null}
    </>
  )
}

function BackupRow({ backup, onAsk }: { backup: Backup; onAsk(to: 'remove' | 'restore'): void }) {
  const { t } = useTranslation('console')
  const { when, megabytes } = useConsoleWords()
  const { whole } = useNumbers()
  const { busy, change } = useChange(backupsQuery().queryKey)
  const { name, kind, taken_at, bytes, rows, fits, fault, checked_at } = backup
  const time = taken_at === null ? name : when(taken_at)
  const check = () => change(() => callApi('POST /console/backups/check', { body: { name } }), null)
  const state = fault !== null ? 'bad' : checked_at === null ? 'unchecked' : 'checked'
  return (
    <li className={styles.backup}>
      <div className="stack gap-2 shrink break-anywhere">
        <span className="row wrap gap-8">
          <b className="tabular">{time}</b>
          <span className={styles.tag}>{t(`backups.kind.${kind}`)}</span>
          <span className={styles.tag} data-state={state}>
            {t(`backups.${state}`)}
          </span>
        </span>
        <span className="muted text-13">
          {megabytes(bytes)}
          {rows === null ? null : ` · ${t('backups.rows', { count: whole(rows) })}`} · {t(`backups.fits.${fits}`)}
        </span>
        {fault === null ? null : <span className="bad text-13">{fault}</span>}
      </div>
      <div className="row wrap gap-6 justify-end">
        <Button size="small" busy={busy} aria-label={t('backups.checkOf', { time })} onClick={() => void check()}>
          {t('backups.checkNow')}
        </Button>
        <Button
          size="small"
          icon
          aria-label={t('backups.downloadOf', { time })}
          title={t('backups.download')}
          onClick={() => void change(() => downloadBackup(name), null)}
        >
          <IconDownload size={16} aria-hidden="true" />
        </Button>
        {fits === 'no' || fault !== null ? null : (
          <Button size="small" aria-label={t('backups.restoreOf', { time })} onClick={() => onAsk('restore')}>
            {t('backups.restore')}
          </Button>
        )}
        <Button
          size="small"
          icon
          look="quiet"
          aria-label={t('backups.removeOf', { time })}
          title={t('backups.remove')}
          onClick={() => onAsk('remove')}
        >
          <IconTrash size={16} aria-hidden="true" />
        </Button>
      </div>
    </li>
  )
}

function RemoveDialog({ backup: { name, taken_at }, onClose }: { backup: Backup; onClose(): void }) {
  const { t } = useTranslation('console')
  const { when } = useConsoleWords()
  const queries = useQueryClient()
  const { busy, notice, run } = useAction(useFailure())
  const remove = async () => {
    await callApi('POST /console/backups/remove', { body: { name } })
    say({ text: t('backups.removed') })
    await queries.invalidateQueries({ queryKey: backupsQuery().queryKey })
    onClose()
    return null
  }
  return (
    <Dialog title={t('backups.removeTitle')} onClose={onClose}>
      <div className={consoleStyles.form}>
        <p>{t('backups.removeText', { time: taken_at === null ? name : when(taken_at) })}</p>
        {notice ? (
          <p className="bad text-13" role="alert">
            {notice}
          </p>
        ) : null}
        <div className="flex wrap justify-end gap-10">
          <Button onClick={onClose}>{t('notNow')}</Button>
          <Button look="primary" busy={busy} onClick={() => void run(remove)}>
            {t('backups.removeDo')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
