import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { siteQuery } from '../../app/site.ts'
import { Button } from '../../ui/controls/button.tsx'
import { type Consent, keepConsent, readConsent } from './consent.ts'
import styles from './referral.module.css'

/** The choice about the cookies of partners' links, with a button to change it; nothing where nobody is asked. */
export function ConsentChoice() {
  const { data: site } = useQuery(siteQuery())
  return site?.consent === 'required' ? <Choice /> : null
}

function Choice() {
  const { t } = useTranslation('referral')
  const [consent, setConsent] = useState<Consent>(null)
  useEffect(() => setConsent(readConsent()), [])
  const choose = (choice: 'granted' | 'denied') => {
    keepConsent(choice)
    setConsent(choice)
  }
  return (
    <section className={styles.choice} id="cookies">
      <h2 className="text-16">{t('choice.title')}</h2>
      <p className="muted">{t('choice.text')}</p>
      <p className="muted" role="status">
        {t(`choice.${consent ?? 'none'}`)}
      </p>
      <div className={styles.buttons}>
        {consent === 'denied' ? null : (
          <Button onClick={() => choose('denied')}>
            {t(consent === 'granted' ? 'choice.withdraw' : 'bar.reject')}
          </Button>
        )}
        {consent === 'granted' ? null : <Button onClick={() => choose('granted')}>{t('bar.accept')}</Button>}
      </div>
    </section>
  )
}
