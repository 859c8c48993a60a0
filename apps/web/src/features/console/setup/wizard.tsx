import { IconArchive, IconCheck } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { SettingsView } from '@touchline/contract'
import { formatDate, formatTime } from '@touchline/football'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useZone } from '../../../ui/match/use-zone.ts'
import { SettingsProvider, setupCalls } from '../settings/settings-place.ts'
import { DataStep } from './data-step.tsx'
import { OwnerStep } from './owner-step.tsx'
import { BackupsStep, LegalStep, MailStep, PaymentStep, PlansStep } from './plain-steps.tsx'
import { RestoreInstead } from './restore-instead.tsx'
import styles from './setup.module.css'
import { SetupDone } from './setup-done.tsx'
import { callSetup, type Setup, SetupProvider, type Step, setupKey } from './setup-place.ts'
import { dropSetupToken } from './setup-session.ts'
import { SiteStep } from './site-step.tsx'

const PAGES: Readonly<Record<Step, () => ReactNode>> = {
  owner: OwnerStep,
  site: SiteStep,
  data: DataStep,
  mail: MailStep,
  payment: PaymentStep,
  plans: PlansStep,
  legal: LegalStep,
  backups: BackupsStep,
}

interface WizardProps {
  brand: ReactNode
  setup: Setup
  token: string | null
  onToken(token: string | null): void
  reread(): Promise<unknown>
}

/** The steps, one a page; it goes on at the first open step. */
export function Wizard({ brand, setup, token, onToken, reread }: WizardProps) {
  const { t } = useTranslation('setup')
  const queries = useQueryClient()
  const { steps, settings } = setup
  const setSettings = (next: SettingsView) => queries.setQueryData(setupKey(token), { ...setup, settings: next })
  const firstOpen = steps.findIndex(({ state }) => state === 'open')
  const [at, setAt] = useState(firstOpen < 0 ? steps.length : firstOpen)
  const [isRestoring, setRestoring] = useState(false)
  const current = steps[at]
  const goTo = (next: number) => {
    setRestoring(false)
    setAt(next)
    window.scrollTo({ top: 0 })
  }
  const Page = current === undefined ? null : PAGES[current.step]
  const doneCount = steps.filter(({ state }) => state === 'done').length
  const zone = useZone()

  const place = {
    setup,
    token,
    onBack: at === 0 ? null : () => goTo(at - 1),
    onDone: async (state: 'done' | 'skipped') => {
      if (current) await callSetup('POST /setup/step', token, { step: current.step, state })
      await reread()
      goTo(at + 1)
    },
    onOwner: async () => {
      dropSetupToken()
      onToken(null)
    },
    onRestore: () => setRestoring(true),
    onStep: (step: Step) => goTo(steps.findIndex((one) => one.step === step)),
    reread,
  }

  return (
    <SetupProvider value={place}>
      <SettingsProvider value={{ settings, onSettings: setSettings, ...setupCalls(token) }}>
        <div className={styles.shell}>
          <header className={styles.side}>
            <div className={styles.brand}>
              {brand}
              <span className={styles.count}>
                {current === undefined ? '' : t('stepOf', { step: at + 1, of: steps.length })}
              </span>
            </div>
            <div className={styles.progress} aria-hidden="true">
              {steps.map(({ step, state }, index) => (
                <span key={step} data-state={index === at ? 'now' : state} />
              ))}
            </div>
            <div className={styles.intro}>
              <b>{t('title')}</b>
              <span className="muted text-13">
                {t('doneOf', { done: doneCount, of: steps.length })}{' '}
                {setup.expires_at === null ? (
                  t('leave.owner')
                ) : (
                  <>
                    {t('leave.link')} {formatDate(setup.expires_at, zone, 'DD/MM/YYYY')}{' '}
                    {formatTime(setup.expires_at, zone)}
                  </>
                )}
              </span>
            </div>
            <nav className={styles.steps} aria-label={t('steps')}>
              <ol>
                {steps.map(({ step, state }, index) => (
                  <li key={step} data-state={index === at ? 'now' : state}>
                    <button
                      type="button"
                      className={styles.step}
                      aria-current={index === at ? 'step' : undefined}
                      onClick={() => goTo(index)}
                    >
                      <span className={styles.mark} aria-hidden="true">
                        {state === 'done' && index !== at ? <IconCheck size={14} stroke={2.6} /> : index + 1}
                      </span>
                      <span className="stack">
                        <span className="semibold">{t(`step.${step}.name`)}</span>
                        <span className="dim text-12">
                          {state === 'open' ? t(`step.${step}.about`) : t(`state.${state}`)}
                        </span>
                      </span>
                    </button>
                  </li>
                ))}
              </ol>
            </nav>
            <aside className={styles.before}>
              <span className="row gap-8">
                <IconArchive size={17} aria-hidden="true" />
                <b>{t('restore.before')}</b>
              </span>
              <span className="muted text-13">{t('restore.bring')}</span>
              <Button size="small" onClick={() => setRestoring(true)}>
                {t('restore.instead')}
              </Button>
            </aside>
          </header>
          {isRestoring ? (
            <RestoreInstead onBack={() => setRestoring(false)} />
          ) : Page === null ? (
            <SetupDone onBack={() => goTo(steps.length - 1)} />
          ) : (
            <Page key={current?.step} />
          )}
        </div>
      </SettingsProvider>
    </SetupProvider>
  )
}
