import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { Note } from '../settings/setting-field.tsx'
import { useFailure } from '../use-failure.ts'
import styles from './setup.module.css'
import { type Step, useSetup } from './setup-place.ts'

interface StepFrameProps {
  step: Step
  /** Stores the typed values. @returns whether to go on */
  onNext?: () => Promise<boolean>
  busy?: boolean
  children: ReactNode
}

/** A step: its question, its form, and buttons to go on, skip it and go back. */
export function StepFrame({ step, onNext, busy: working = false, children }: StepFrameProps) {
  const { t } = useTranslation('setup')
  const { setup, onBack, onDone, onRestore } = useSetup()
  const { busy, notice, run } = useAction(useFailure())
  const heading = useRef<HTMLHeadingElement>(null)
  // Screen readers announce the new step.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const index = setup.steps.findIndex((one) => one.step === step)
  const next = setup.steps[index + 1]
  const go = (state: 'done' | 'skipped') =>
    run(async () => {
      if (state === 'done' && onNext !== undefined && !(await onNext())) return ''
      await onDone(state)
      return ''
    })
  return (
    <form
      className={styles.body}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void go('done')
      }}
    >
      <main id="content" className={styles.main} tabIndex={-1}>
        <header className="stack gap-4">
          <span className={`accent text-13 semibold ${styles.wide}`}>
            {t('stepOf', { step: index + 1, of: setup.steps.length })}
          </span>
          <h1 className={styles.title} ref={heading} tabIndex={-1}>
            {t(`step.${step}.title`)}
          </h1>
          <p className="muted">{t(`step.${step}.text`)}</p>
        </header>
        {children}
        <p className={`muted text-13 ${styles.narrow}`}>
          {t('restore.before')}{' '}
          <button type="button" className="bare accent semibold" onClick={onRestore}>
            {t('restore.link')}
          </button>
        </p>
      </main>
      <footer className={styles.foot}>
        {notice ? (
          <div className={styles.said}>
            <Note kind="bad">{notice}</Note>
          </div>
        ) : null}
        {onBack === null ? (
          <span />
        ) : (
          <Button look="quiet" size="large" onClick={onBack}>
            <IconArrowLeft size={17} aria-hidden="true" />
            <span className={styles.wide}>{t('back')}</span>
            <span className={`visually-hidden ${styles.narrow}`}>{t('back')}</span>
          </Button>
        )}
        <span className={styles.ways}>
          <Button look="quiet" size="large" disabled={busy || working} onClick={() => void go('skipped')}>
            <span className={styles.wide}>{t('skip')}</span>
            <span className={styles.narrow}>{t('skipShort')}</span>
          </Button>
          <Button type="submit" look="primary" size="large" busy={busy || working}>
            <span className={styles.wide}>
              {next === undefined ? t('continueEnd') : t(`continue.${next.step as Exclude<Step, 'owner'>}`)}
            </span>
            <span className={styles.narrow}>{t('continueShort')}</span>
            <IconArrowRight size={17} aria-hidden="true" />
          </Button>
        </span>
      </footer>
    </form>
  )
}
