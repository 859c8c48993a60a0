import { IconPhone, IconWorld } from '@tabler/icons-react'
import { formatDay } from '@touchline/football'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { buttonClass } from '../../ui/controls/button.tsx'
import reading from '../../ui/layout/reading-page.module.css'
import { HELP_LINKS } from './help-links.ts'
import styles from './help-page.module.css'

const COUNTRIES = ['GB', 'PT', 'BR', null] as const

/** Help with gambling, by country. */
export function HelpPage() {
  const { t } = useTranslation('shell')
  return (
    <article className={`${reading.page} ${styles.help}`}>
      <h1>{t('help.title')}</h1>
      <p className={styles.lead}>{t('help.lead')}</p>
      {COUNTRIES.map((country) => (
        <section key={country}>
          <h2 className="label">{t(`help.country.${country ?? 'any'}`)}</h2>
          <ul>
            {HELP_LINKS.filter((link) => link.country === country).map((link) => (
              <li key={link.name} className={styles.link}>
                <div>
                  <h3 className="text-15">{link.name}</h3>
                  <p>{t(`help.kind.${link.kind}`)}</p>
                  <p className="dim text-12">{t('help.checked', { date: formatDay(link.checkedOn, 'DD/MM/YYYY') })}</p>
                </div>
                <div className="flex wrap gap-8">
                  {link.phone === null ? null : (
                    <a href={`tel:${link.phone.replaceAll(' ', '')}`} className={buttonClass()}>
                      <IconPhone size={17} stroke={1.7} aria-hidden="true" />
                      {t('help.call', { phone: link.phone })}
                    </a>
                  )}
                  {link.url === null ? null : (
                    <a href={link.url} target="_blank" rel="noopener noreferrer" className={buttonClass()}>
                      <IconWorld size={17} stroke={1.7} aria-hidden="true" />
                      {t('help.visit')}
                      <span className="visually-hidden">{link.name}</span>
                    </a>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.lead}>{t('help.signs')}</p>
    </article>
  )
}
