import { IconX } from '@tabler/icons-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Button } from '../controls/button.tsx'
import styles from './dialog.module.css'
import { Panel } from './panel.tsx'

interface DialogProps {
  title: string
  /** The content renders the head itself; the title is for screen readers only. */
  bare?: boolean
  /** `sheet` comes from the bottom edge on phones. */
  place?: 'top' | 'center' | 'sheet'
  /** Room for two columns. */
  wide?: boolean
  onClose(): void
  children: ReactNode
}

/**
 * The browser's own modal dialog: traps the focus, closes on Escape and on a click outside, and restores the focus. Render it only while it
 * is open.
 */
export function Dialog({ title, bare, place = 'center', wide, onClose, children }: DialogProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed while it is still in the document: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element?.open) element?.showModal()
    return () => element?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-place={place}
      data-wide={wide || undefined}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div>
        {bare ? null : (
          <header className={styles.head}>
            <h2 className="text-15">{title}</h2>
            <Button look="quiet" icon size="small" aria-label={t('close')} onClick={onClose}>
              <IconX size={18} aria-hidden="true" />
            </Button>
          </header>
        )}
        <Panel>{children}</Panel>
      </div>
    </dialog>
  )
}
