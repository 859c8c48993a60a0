import { IconInfoCircle, IconX } from '@tabler/icons-react'
import { useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useApp, useSetting } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { lazyPart } from '../../app/lazy-part.ts'
import { useBanner, usePrices } from '../../app/site.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import styles from './frame.module.css'
import { TopBar } from './top-bar.tsx'

const Banner = lazyPart(() => import('./told/banner.tsx'), 'Banner')

/** Frame around every page; `bare` leaves out the footer, or everything, or lets the page draw a frame of its own. */
export function Frame({
  bare,
  children,
}: {
  bare: 'no-footer' | 'no-frame' | 'own-frame' | undefined
  children: ReactNode
}) {
  const { t } = useTranslation()
  const announced = useBanner()
  const hasMatches = useMatches({ select: (matches) => matches.some(({ routeId }) => routeId === '/_upcoming') })
  if (bare === 'own-frame') return children
  if (bare === 'no-frame') return <main className={styles.bareMain}>{children}</main>
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t('skipToContent')}
      </a>
      {hasMatches ? (
        <a href="#matches" className={styles.skip}>
          {t('skipToMatches')}
        </a>
      ) : null}
      <TopBar />
      {announced ? <Banner banner={announced} /> : null}
      <noscript>
        <p className={styles.noScript}>{t('noScript')}</p>
      </noscript>
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {bare === 'no-footer' ? null : <Footer />}
      <BottomBar />
    </>
  )
}

/** Says that the data is simulated, with `hint` on a wide screen also how real data come, until that was closed; nothing outside the demo world. */
export function DemoBanner({ hint = false }: { hint?: boolean }) {
  const { t } = useTranslation()
  const { page, settings } = useApp()
  const real_hint = useSetting('real_hint')
  const prices = usePrices()
  if (page.world !== 'demo') return null
  return (
    <aside className={styles.demo} aria-label={t('demo.label')}>
      <IconInfoCircle size={16} aria-hidden="true" />
      <span>
        {t(prices ? 'demo.text' : 'demo.textPlain')}
        {hint && real_hint ? (
          <span className="wide-only">
            {' '}
            {t('demo.real')} <code>FEED=open DATA_DIR=./real npm start</code>
            <button
              type="button"
              className={styles.close}
              aria-label={t('demo.hideReal')}
              title={t('demo.hideReal')}
              onClick={() => void settings.set({ real_hint: 0 })}
            >
              <IconX size={14} aria-hidden="true" />
            </button>
          </span>
        ) : null}
      </span>
    </aside>
  )
}
