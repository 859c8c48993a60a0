import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { buttonClass } from '../../ui/controls/button.tsx'
import styles from './contacts.module.css'
import { KeptMessage } from './kept-message.tsx'
import { MessageForm } from './message-form.tsx'
import { PersonCheck } from './person-check.tsx'
import { sendMessage } from './send.ts'
import { StepHeading } from './step-heading.tsx'
import { Steps } from './steps.tsx'
import { useBusy } from './use-busy.ts'

/** A message in three steps: robot check, form, thank-you. */
export function ContactsPage() {
  const { t } = useTranslation('contacts')
  const [step, setStep] = useState<1 | 2 | 3>(1)
  const [captcha, setCaptcha] = useState<string | null>(null)
  const [sent, setSent] = useState(true)
  const [busy, press] = useBusy()
  return (
    <section className={styles.panel}>
      <header>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <Steps current={step} />
      {step === 1 ? <KeptMessage /> : null}
      {step === 1 ? (
        <PersonCheck
          solved={captcha !== null}
          busy={busy}
          onSolved={setCaptcha}
          onNext={() => {
            press()
            setStep(2)
          }}
        />
      ) : null}
      {step === 2 ? (
        <MessageForm
          busy={busy}
          onSend={(message) => {
            press()
            setStep(3)
            void sendMessage(message, captcha).then(setSent)
          }}
        />
      ) : null}
      {step === 3 ? sent ? <Thanks /> : <NotSent /> : null}
    </section>
  )
}

/** The message did not get through: it stays in this browser and can be sent again. */
function NotSent() {
  const { t } = useTranslation('contacts')
  return (
    <div className={styles.thanks} role="alert">
      <IconAlertTriangle className="warning" size={40} stroke={1.5} aria-hidden="true" />
      <StepHeading arrived>{t('notSent')}</StepHeading>
      <KeptMessage now />
    </div>
  )
}

function Thanks() {
  const { t } = useTranslation('contacts')
  const { t: common } = useTranslation()
  return (
    <div className={styles.thanks}>
      <IconCircleCheck className="good" size={40} stroke={1.5} aria-hidden="true" />
      <StepHeading arrived>{t('thanks.title')}</StepHeading>
      <p className="muted">{t('thanks.text')}</p>
      <Link to="/matches" className={buttonClass({ size: 'large' })}>
        {common('goHome')}
      </Link>
    </div>
  )
}
