import { IconCheck, IconShare } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Button } from '../controls/button.tsx'
import { copyText } from './copy-text.ts'

interface ShareButtonProps {
  /** Copies the page's address without filters and tracking parameters. */
  canonical?: boolean
}

const canonicalAddress = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href

/** Copies the address of the page, including filters, and confirms it for a moment. */
export function ShareButton({ canonical = false }: ShareButtonProps) {
  const { t } = useTranslation()
  const [said, setSaid] = useState<'copied' | 'notCopied' | null>(null)
  useEffect(() => {
    if (said === null) return
    const later = setTimeout(() => setSaid(null), 2500)
    return () => clearTimeout(later)
  }, [said])
  const copy = async () =>
    setSaid((await copyText((canonical && canonicalAddress()) || location.href)) ? 'copied' : 'notCopied')
  return (
    <>
      <Button look="quiet" size="small" title={t('share.long')} onClick={() => void copy()}>
        {said === 'copied' ? (
          <IconCheck size={18} stroke={2} aria-hidden="true" />
        ) : (
          <IconShare size={18} stroke={1.7} aria-hidden="true" />
        )}
        <span data-words="">{t(`share.${said ?? 'short'}`)}</span>
      </Button>
      <span role="status" className="visually-hidden">
        {said === null ? '' : t(`share.${said}`)}
      </span>
    </>
  )
}
