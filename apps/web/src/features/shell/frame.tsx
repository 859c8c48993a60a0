import { IconArrowUp, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useMatches } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useApp, useSetting } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Button } from '../../ui/controls/button.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import styles from './frame.module.css'
import { TopBar } from './top-bar.tsx'

/** What is drawn around every page; `bare` leaves out the footer, or everything. */
export function Frame({ bare, children }: { bare: 'no-footer' | 'no-frame' | undefined; children: ReactNode }) {
  const { t } = useTranslation()
  const hasMatches = useMatches({ select: (matches) => matches.some(({ routeId }) => routeId === '/_upcoming') })
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
      <noscript>
        <p className={styles.noScript}>{t('noScript')}</p>
      </noscript>
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {bare === 'no-footer' ? null : <Footer />}
      <ScrollToTop />
      <BottomBar />
    </>
  )
}

/** Says that the data is simulated, with `hint` on a wide screen also how real data come, until that was closed; nothing outside the demo world. */
export function DemoBanner({ hint = false }: { hint?: boolean }) {
  const { t } = useTranslation()
  const { page, settings } = useApp()
  const real_hint = useSetting('real_hint')
  if (page.world !== 'demo') return null
  return (
    <aside className={styles.demo} aria-label={t('demo.label')}>
      <IconInfoCircle size={16} aria-hidden="true" />
      <span>
        {t('demo.text')}
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

const SHOWN_BEYOND = 100

/** The way back up, offered once the page is scrolled by more than 100 px. */
function ScrollToTop() {
  const { t } = useTranslation()
  const [way, setWay] = useState<'up' | 'down'>()
  useEffect(() => {
    let last = 0
    const look = () => {
      const { scrollY } = window
      setWay(scrollY <= SHOWN_BEYOND ? undefined : scrollY < last ? 'up' : 'down')
      last = scrollY
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  if (!way) return null
  return (
    <div className={styles.toTop} data-way={way}>
      <Button
        icon
        size="large"
        aria-label={t('scrollToTop')}
        title={t('scrollToTop')}
        onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
      >
        <IconArrowUp size={20} aria-hidden="true" />
      </Button>
    </div>
  )
}
