import { accentTokens, BRAND_THEMES, type BrandTheme, DEFAULT_ACCENT, THEME_GROUNDS } from '@touchline/football'
import type { CSSProperties } from 'react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { BrandMark } from '../../../ui/brand/brand-mark.tsx'
import { buttonClass } from '../../../ui/controls/button.tsx'
import styles from './brand.module.css'
import type { BrandRoom } from './brand-place.ts'
import { useFreshLogo } from './fresh-logo.ts'
import type { LookForm } from './use-look.ts'

/** Grounds behind logos by theme; the tokens of the document are those of its own theme. */
const PLATES = {
  light: { 'logo-light': 'transparent', 'logo-dark': THEME_GROUNDS.dark.page },
  dark: { 'logo-light': THEME_GROUNDS.light.card, 'logo-dark': 'transparent' },
} as const

/** The typed look as a bar and its page, in both themes. */
export function LookPreview({ room, form }: { room: BrandRoom; form: LookForm }) {
  const { t } = useTranslation('brand')
  return (
    <section className="stack gap-6" aria-label={t('preview')}>
      <span className="label" aria-hidden="true">
        {t('preview')}
      </span>
      <div className={styles.previews}>
        {BRAND_THEMES.map((theme) => (
          <Sample key={theme} theme={theme} room={room} form={form} />
        ))}
      </div>
    </section>
  )
}

function Sample({ theme, room, form }: { theme: BrandTheme; room: BrandRoom; form: LookForm }) {
  const { t } = useTranslation('brand')
  const { fresh } = useFreshLogo()
  const accent = form.accents[theme]
  const colour =
    accent.state === 'good' ? accent.colour : accent.state === 'faint' ? accent.nearest : DEFAULT_ACCENT[theme]
  const tokens = { ...THEME_GROUNDS[theme], ...accentTokens(theme, colour), ...PLATES[theme] }
  const style = Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]))
  const stored = room.logo.value && { ...room.logo.value, src: `/logo.svg?v=${room.revision}` }
  const drawn = fresh && { ...fresh, src: fresh.pictures.find(({ name }) => name === 'logo')?.data ?? '' }
  return (
    <div className={styles.sample} style={style as CSSProperties}>
      <div className={styles.bar}>
        <BrandMark name={form.draft.name.trim() || room.default_name} logo={drawn ?? stored} />
      </div>
      <div className={styles.page} aria-hidden="true">
        <b>{t('sample')}</b>
        <span className="accent semibold">{t('link')}</span>
        <span className={styles.chip}>{t('chosen')}</span>
        <span className={buttonClass({ look: 'primary', size: 'small' })}>{t('button')}</span>
      </div>
      <span className={styles.caption}>{t(theme)}</span>
    </div>
  )
}
