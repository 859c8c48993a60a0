import { useTranslation } from '../../../app/i18n/use-translation.ts'
import styles from './brand.module.css'
import type { DrawnLogo } from './brand-place.ts'

/** Where the site shows the logo, with the addresses of the stored one. */
const PLACES = [
  { name: 'favicon', file: 'icon.svg' },
  { name: 'touch', file: 'apple-touch-icon.png' },
  { name: 'maskable', file: 'icon-maskable.png' },
  { name: 'mail', file: 'mail-logo.png' },
  { name: 'share', file: 'share.png' },
] as const

/** The logo as it is drawn: one that is not stored yet, or the one in use. */
export function LogoPictures({ drawn, revision }: { drawn: DrawnLogo | null; revision: string }) {
  const { t } = useTranslation('brand')
  return (
    <ul className={styles.places}>
      {PLACES.map(({ name, file }) => (
        <li key={name} data-place={name} className="stack gap-6">
          <span className={styles.picture}>
            <img
              src={drawn?.pictures.find((one) => one.name === name)?.data ?? `/${file}?v=${revision}`}
              alt={t(`logo.name.${name}`)}
            />
          </span>
          <span className="dim text-12" aria-hidden="true">
            {t(`logo.name.${name}`)}
          </span>
        </li>
      ))}
    </ul>
  )
}
