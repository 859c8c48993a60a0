import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSession, useSetting } from '../../../app/app.ts'
import { callQuery } from '../../../app/queries.ts'
import { Button, buttonClass } from '../../../ui/controls/button.tsx'
import { LegalText } from '../../../ui/layout/legal-text.tsx'
import { Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import { AccountPanel, Success } from '../account-panel.tsx'
import styles from '../accounts.module.css'
import { DemoMail } from '../demo-mail.tsx'
import type { Onward } from '../onward.ts'
import { ResendActivation } from '../resend-activation.tsx'
import { useWords } from '../use-words.ts'
import { SignUpForm } from './sign-up-form.tsx'

type Stage = 'form' | 'terms' | 'done'

/** Sign-up in three stages; the form keeps its entries while the terms are read. */
export function SignUpPage({ onward, owner }: { onward: Onward; owner: string | null }) {
  const { t } = useWords()
  const { history } = useRouter()
  const { state } = useSession()
  useEffect(() => {
    if (state === 'member') history.replace(onward.next ?? '/')
  }, [state, onward.next, history])
  const [stage, setStage] = useState<Stage>('form')
  const [left, setLeft] = useState(false)
  const [sentTo, setSentTo] = useState('')
  const go = (to: Stage) => {
    setLeft(true)
    setStage(to)
  }
  const reading = stage === 'terms'
  return (
    <AccountPanel
      key={stage === 'done' ? 'done' : 'entries'}
      title={t(reading ? 'terms.title' : stage === 'done' ? 'signup.doneTitle' : 'signup.title')}
      lead={stage === 'form' ? t(owner === null ? 'signup.lead' : 'signup.ownerLead') : undefined}
      arrived={left}
    >
      {stage === 'done' ? (
        <SignedUp email={sentTo} onward={onward} />
      ) : (
        <>
          <SignUpForm
            hidden={reading}
            onward={onward}
            owner={owner}
            onTerms={() => go('terms')}
            onDone={(email) => {
              setSentTo(email)
              go('done')
            }}
          />
          {reading ? <Terms onBack={() => go('form')} /> : <Foot onward={onward} />}
        </>
      )}
    </AccountPanel>
  )
}

function Foot({ onward }: { onward: Onward }) {
  const { t } = useWords()
  return (
    <div className={styles.foot}>
      <span>
        {t('signup.hasAccount')}{' '}
        <Link className="accent semibold hover-underline" to="/login" search={onward}>
          {t('signup.login')}
        </Link>
      </span>
    </div>
  )
}

/** The operator's terms, where they are agreed to. */
function Terms({ onBack }: { onBack(): void }) {
  const { t } = useWords()
  const language = useSetting('language')
  const terms = useQuery(callQuery('GET /legal/{page}', { params: { page: 'terms' }, query: { language } }))
  return (
    <>
      <div className={styles.terms}>
        {terms.data ? (
          <LegalText html={terms.data.html} language={terms.data.language} />
        ) : (
          <Waiting on={terms} bare>
            <Skeleton lines={6} height={36} />
          </Waiting>
        )}
      </div>
      <Button size="large" wide onClick={onBack}>
        {t('back')}
      </Button>
    </>
  )
}

function SignedUp({ email, onward }: { email: string; onward: Onward }) {
  const { t } = useWords()
  return (
    <>
      <Success>
        <b>{t('signup.successsignup')}</b> {t('signup.checkemailverification')}
      </Success>
      <p className={styles.hint}>{t('signup.sent', { email })}</p>
      <DemoMail />
      <ResendActivation name={email} />
      <Link to="/login" search={onward} className={buttonClass({ look: 'primary', size: 'large', wide: true })}>
        {t('signup.continue')}
      </Link>
    </>
  )
}
