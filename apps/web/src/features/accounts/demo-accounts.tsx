import styles from './accounts.module.css'
import { useWords } from './use-words.ts'

/** The three accounts every demo world has; no other world knows them. */
const ACCOUNTS = [
  { email: 'demo@touchline.test', password: 'demo1234', plan: 'login.demoSubscriber' },
  { email: 'free@touchline.test', password: 'demo1234', plan: 'login.demoFree' },
  { email: 'expired@touchline.test', password: 'demo1234', plan: 'login.demoExpired' },
] as const

/** Names the demo world's accounts; a press fills one in. */
export function DemoAccounts({ onChoose }: { onChoose(account: { email: string; password: string }): void }) {
  const { t } = useWords()
  return (
    <section className={styles.demo}>
      <h2 className="label">{t('login.demo')}</h2>
      {ACCOUNTS.map(({ email, password, plan }) => (
        <button
          key={email}
          type="button"
          className={styles.demoAccount}
          title={t('login.demoUse', { email })}
          onClick={() => onChoose({ email, password })}
        >
          <b className="text-13">{t(plan)}</b>
          <span className="muted">{email}</span>
          <span className="muted">{password}</span>
        </button>
      ))}
    </section>
  )
}
