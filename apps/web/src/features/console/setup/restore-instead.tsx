import { IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { Restoring } from '../backups/restoring.tsx'
import { Note } from '../settings/setting-field.tsx'
import { Bar } from '../tasks/task-list.tsx'
import { uploadFile } from '../upload-file.ts'
import { useFailure } from '../use-failure.ts'
import styles from './setup.module.css'
import { callSetup, useSetup } from './setup-place.ts'

/** Restores an earlier site with its members and settings in one step. */
export function RestoreInstead({ onBack }: { onBack(): void }) {
  const { t } = useTranslation('setup')
  const { token } = useSetup()
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState<string | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [isRunning, setRunning] = useState(false)
  const { busy, notice, run } = useAction(useFailure())
  const take = (file: File) =>
    run(async () => {
      setShare(0)
      const { refused, answer } = await uploadFile('/api/setup/backup', { file, onShare: setShare, token })
      setShare(null)
      if (refused !== null) return t('restore.refused', { reason: refused })
      setName((answer as { name: string }).name)
      return ''
    })
  const restore = () =>
    run(async () => {
      const { begun } = await callSetup('POST /setup/restore', token, { name })
      if (!begun) return t('restore.cannot')
      setRunning(true)
      return null
    })
  return (
    <div className={styles.body}>
      <main id="content" className={styles.main} tabIndex={-1}>
        <header className="stack gap-4">
          <h1 className={styles.title}>{t('restore.title')}</h1>
          <p className="muted">{t('restore.text')}</p>
        </header>
        {isRunning ? (
          <Restoring />
        ) : (
          <Card>
            <div className="stack gap-14">
              <input
                ref={input}
                type="file"
                className="visually-hidden"
                aria-label={t('restore.choose')}
                accept=".gz,.backup"
                onChange={({ target }) => {
                  const file = target.files?.[0]
                  if (file) void take(file)
                }}
              />
              <div className="row wrap gap-10">
                <Button busy={busy && share !== null} onClick={() => input.current?.click()}>
                  <IconUpload size={17} aria-hidden="true" />
                  {t('restore.choose')}
                </Button>
                {name === null ? null : (
                  <Button look="primary" busy={busy} onClick={() => void restore()}>
                    {t('restore.now')}
                  </Button>
                )}
              </div>
              {share === null ? null : <Bar done={Math.round(share * 100)} of={100} label={t('restore.sending')} />}
              {name === null ? null : <Note kind="good">{t('restore.taken', { name })}</Note>}
              {notice ? <Note kind="bad">{notice}</Note> : null}
              <Note kind="info">{t('restore.key')}</Note>
            </div>
          </Card>
        )}
      </main>
      <footer className={styles.foot}>
        <Button look="quiet" size="large" onClick={onBack}>
          {t('back')}
        </Button>
      </footer>
    </div>
  )
}
