import { IconArrowUp } from '@tabler/icons-react'
import { useMatches } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Button } from '../../ui/controls/button.tsx'
import styles from './frame.module.css'

const SHOWN_BEYOND = 100

/** The way back up, offered once the page is scrolled by more than 100 px. Pages without the frame have none. */
export function ScrollToTop() {
  const { t } = useTranslation()
  const isFramed = useMatches({
    select: (matches) => matches.every(({ staticData: { bare } }) => bare !== 'own-frame' && bare !== 'no-frame'),
  })
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
  if (!way || !isFramed) return null
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
