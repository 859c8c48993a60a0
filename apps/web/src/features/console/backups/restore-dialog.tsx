import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../../app/api/api.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/fields.tsx'
import { Form } from '../../../ui/controls/form.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { Dialog } from '../../../ui/layout/dialog.tsx'
import styles from '../console.module.css'
import { meQuery } from '../console-queries.ts'
import { useConsoleWords } from '../console-words.ts'
import { useFailure } from '../use-failure.ts'
import type { Backup } from './backups-queries.ts'

interface RestoreDialogProps {
  backup: Backup
  onClose(): void
  onBegun(): void
}

/** Explains a restore, and requires the password once more. */
export function RestoreDialog({ backup: { name, taken_at }, onClose, onBegun }: RestoreDialogProps) {
  const { t } = useTranslation('console')
  const { when } = useConsoleWords()
  const { data: me } = useQuery(meQuery())
  const [password, setPassword] = useState('')
  const { busy, notice, setNotice, submit } = useAction(useFailure())
  const time = taken_at === null ? name : when(taken_at)
  async function restore() {
    const { status } = await callApi('POST /console/backups/restore', { body: { name, password } })
    if (status !== 0) return t(status === 1 ? 'backups.wrongPassword' : 'backups.cannot')
    onBegun()
    return null
  }
  return (
    <Dialog title={t('backups.restoreTitle', { time })} onClose={onClose}>
      <Form className={styles.form} onSubmit={submit(restore)}>
        <p>{t('backups.restoreText')}</p>
        <p className="warning">{t('backups.restoreLost', { time })}</p>
        {/* Says whose password it is, to the browser. */}
        <input type="text" name="username" autoComplete="username" value={me?.username ?? ''} readOnly hidden />
        <TextField
          label={t('backups.password')}
          type="password"
          name="password"
          autoComplete="current-password"
          value={password}
          error={notice}
          onChange={({ target }) => {
            setPassword(target.value)
            setNotice(null)
          }}
        />
        <div className="flex wrap justify-end gap-10">
          <Button onClick={onClose}>{t('notNow')}</Button>
          <Button type="submit" look="primary" busy={busy} disabled={password === ''}>
            {t('backups.restoreDo', { time })}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
