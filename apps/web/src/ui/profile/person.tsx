import type { ReactNode } from 'react'
import { useSetting } from '../../app/app.ts'
import { translatedCountry } from '../../app/i18n/country-names.ts'
import { Flag } from '../entities/flag.tsx'
import { Portrait } from '../entities/portrait.tsx'
import styles from './profile.module.css'

interface PersonProps {
  image: string | null
  /** The known name. */
  name: string
  /** The full name, shown where it differs. */
  fullName: string
  country: { name: string; code: string } | null
  /** Content next to the name: a badge. */
  badge?: ReactNode
  /** Content below the name: position and number. */
  children?: ReactNode
  /** The way to the person's page. */
  link: ReactNode
}

/** The head of a dialog about a person. */
export function Person({ image, name, fullName, country, badge, children, link }: PersonProps) {
  const language = useSetting('language')
  return (
    <div className={styles.person}>
      <Portrait src={image} />
      <div className={styles.words}>
        <b className={styles.name}>
          {name}
          {badge}
        </b>
        {fullName === name ? null : <span>{fullName}</span>}
        {children}
        {country === null ? null : (
          <span className="row gap-8">
            <Flag code={country.code} width={18} />
            {translatedCountry(language, country.name)}
          </span>
        )}
      </div>
      <div className={styles.link}>{link}</div>
    </div>
  )
}

/** Facts with their names; those that are unknown show a question mark. */
export function Facts({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="muted text-12">{label}</dt>
          <dd>{value ?? '?'}</dd>
        </div>
      ))}
    </dl>
  )
}
