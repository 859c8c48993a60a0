import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import styles from './snackbar.module.css'

interface Message {
  text: string
  /** Milliseconds it stays. */
  for: number
  undo?: () => void
}

const SAVED_MS = 1500
/** Long enough to read and to reach the way back. */
const UNDO_MS = 8000

interface Snackbar {
  /** Says that something was saved. */
  saved(text: string): void
  /** Says what was taken away, with the way back. */
  undoable(text: string, undo: () => void): void
}

const SnackbarContext = createContext<Snackbar | null>(null)

export function useSnackbar(): Snackbar {
  const snackbar = use(SnackbarContext)
  if (!snackbar) throw new Error('useSnackbar outside of SnackbarArea')
  return snackbar
}

/** Gives what it holds a place at the bottom of the screen to say a word for a moment. */
export function SnackbarArea({ children }: { children: ReactNode }) {
  const { t } = useTranslation('settings')
  const [message, setMessage] = useState<Message | null>(null)
  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => setMessage(null), message.for)
    return () => clearTimeout(timer)
  }, [message])
  const saved = useCallback((text: string) => setMessage({ text, for: SAVED_MS }), [])
  const undoable = useCallback((text: string, undo: () => void) => setMessage({ text, for: UNDO_MS, undo }), [])
  return (
    <SnackbarContext value={{ saved, undoable }}>
      {children}
      <div className={styles.place} role="status">
        {message ? (
          <div className={styles.snackbar}>
            {message.text}
            {message.undo ? (
              <Button
                look="quiet"
                size="small"
                onClick={() => {
                  message.undo?.()
                  setMessage(null)
                }}
              >
                {t('undo')}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </SnackbarContext>
  )
}
