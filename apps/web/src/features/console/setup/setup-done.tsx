import { IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Button, buttonClass } from '../../../ui/controls/button.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { RestartNote } from '../settings/restart-note.tsx'
import { Note } from '../settings/setting-field.tsx'
import { useRestart } from '../settings/use-restart.ts'
import { useFailure } from '../use-failure.ts'
import styles from './setup.module.css'
import { callSetup, useSetup } from './setup-place.ts'

/** Last page: skipped steps, and the button that opens the site. */
export function SetupDone({ onBack }: { onBack(): void }) {
  const { t } = useTranslation('setup')
  const { setup, token, onStep } = useSetup()
  const { away, isAway, restart } = useRestart()
  const { busy, notice, run } = useAction(useFailure())
  const [isOpen, setOpen] = useState(false)
  const left = setup.steps.filter(({ state }) => state !== 'done')
  const finish = () =>
    run(async () => {
      const { begun } = await callSetup('POST /setup/finish', token)
      if (begun) await restart(() => undefined)
      setOpen(true)
      return ''
    })
  return (
    <div className={styles.body}>
      <main id="content" className={styles.main} tabIndex={-1}>
        <header className="stack gap-4">
          <h1 className={styles.title}>{t(isOpen ? 'done.open' : 'done.title')}</h1>
          <p className="muted">{t(isOpen ? 'done.openText' : 'done.text')}</p>
        </header>
        {isOpen ? (
          <Card>
            {/* Links load whole pages, because this one knows the site only from before it was set up. */}
            <ul className={styles.onward}>
              <li>
                <a href="/account">{t('done.factor')}</a>
              </li>
              <li>
                <a href="/console/site">{t('done.look')}</a>
              </li>
              <li>
                <a href="/console/plans">{t('done.plans')}</a>
              </li>
              <li>
                <a href="/console/settings">{t('done.settings')}</a>
              </li>
            </ul>
          </Card>
        ) : (
          <Card title={t('done.left')}>
            {left.length === 0 ? (
              <Note kind="good">{t('done.nothingLeft')}</Note>
            ) : (
              <ul className={styles.onward}>
                {left.map(({ step }) => (
                  <li key={step}>
                    <button type="button" className="bare" onClick={() => onStep(step)}>
                      {t(`step.${step}.name`)}
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </Card>
        )}
        {setup.owner === null ? <Note kind="warning">{t('done.noOwner')}</Note> : null}
        <RestartNote away={away} />
        {notice ? <Note kind="bad">{notice}</Note> : null}
      </main>
      <footer className={styles.foot}>
        {isOpen ? (
          <span />
        ) : (
          <Button look="quiet" size="large" onClick={onBack}>
            {t('back')}
          </Button>
        )}
        <span className={styles.ways}>
          {isOpen ? (
            <a href="/" className={buttonClass({ look: 'primary', size: 'large' })}>
              <IconCircleCheck size={17} aria-hidden="true" />
              {t('done.visit')}
            </a>
          ) : (
            <Button
              look="primary"
              size="large"
              busy={busy || isAway}
              disabled={setup.owner === null}
              onClick={() => void finish()}
            >
              {t('done.finish')}
            </Button>
          )}
        </span>
      </footer>
    </div>
  )
}
