import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useSetting } from '../../../app/app.ts'
import { translatedCountry } from '../../../app/i18n/country-names.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { lazyPart } from '../../../app/lazy-part.ts'
import { countryPath, teamPath } from '../../../app/paths.ts'
import { Crest } from '../../../ui/entities/crest.tsx'
import { Flag } from '../../../ui/entities/flag.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import type { TeamInfo } from '../team-queries.ts'
import styles from './about-card.module.css'

const VenueDialog = lazyPart(() => import('../../../ui/profile/venue-dialog.tsx'), 'VenueDialog')

/** Stadium, founding year, country and rivals. */
export function AboutCard({ team }: { team: TeamInfo }) {
  const { t } = useTranslation('team')
  const language = useSetting('language')
  const [open, setOpen] = useState(false)
  const { venue, founded, country, rivals } = team
  return (
    <Card title={t('about')}>
      <dl className={`ruled ${styles.facts}`}>
        {venue === null ? null : (
          <div>
            <dt className="muted">{t('venue')}</dt>
            <dd className="semibold break-anywhere">
              <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
                {venue.name}
              </button>
              {venue.city_name ? <small className="block muted text-12 regular">{venue.city_name}</small> : null}
            </dd>
          </div>
        )}
        {founded === null ? null : (
          <div>
            <dt className="muted">{t('founded')}</dt>
            <dd className="semibold break-anywhere">{founded}</dd>
          </div>
        )}
        {team.type === 'national' ? null : (
          <div>
            <dt className="muted">{t('country')}</dt>
            <dd className="semibold break-anywhere">
              <Link {...countryPath(country.id)} preload={false} className="inline-row gap-8 hover-accent">
                <Flag code={country.code} width={18} />
                {translatedCountry(language, country.name)}
              </Link>
            </dd>
          </div>
        )}
        {team.has.rivals ? (
          <div>
            <dt className="muted">{t('rivals')}</dt>
            <dd className="semibold break-anywhere">
              <ul className={styles.rivals}>
                {rivals.map((rival) => (
                  <li key={rival.id}>
                    <Link {...teamPath(rival.id)} preload={false} className="inline-row gap-8 hover-accent">
                      <Crest name={rival.name} src={rival.image_path} size={18} />
                      {rival.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ) : null}
      </dl>
      <Suspense>
        {open && venue !== null ? <VenueDialog venue={venue} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </Card>
  )
}
