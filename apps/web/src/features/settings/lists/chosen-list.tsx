import { IconChevronDown, IconChevronUp, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Button } from '../../../ui/controls/button.tsx'
import styles from '../settings.module.css'

export interface ChosenItem {
  key: number
  name: string
  /** Words below the name: the country. */
  note?: string
  picture: ReactNode
}

interface ChosenListProps {
  items: readonly ChosenItem[]
  onRemove(item: ChosenItem): void
  /** Set where the order matters. */
  onMove?: (index: number, step: -1 | 1) => void
  /** Shown in place of an empty list. */
  none: string
}

const ICONS = { up: IconChevronUp, down: IconChevronDown, remove: IconTrash } as const

/** The picked items, with buttons to remove and to move; the focus stays on a moved item, or goes to the next after a removal. */
export function ChosenList({ items, onRemove, onMove, none }: ChosenListProps) {
  const { t } = useTranslation('settings')
  const list = useRef<HTMLUListElement>(null)
  const [said, setSaid] = useState('')
  const focus = useRef<{ key: number; action: string } | null>(null)
  useEffect(() => {
    const wanted = focus.current
    focus.current = null
    if (wanted === null) return
    const row = list.current?.querySelector(`[data-at="${wanted.key}"]`)
    const button = row?.querySelector<HTMLElement>(`[data-action="${wanted.action}"]:not(:disabled)`)
    ;(button ?? row?.querySelector<HTMLElement>('button:not(:disabled)'))?.focus()
  })
  const move = (item: ChosenItem, index: number, step: -1 | 1) => {
    focus.current = { key: item.key, action: step < 0 ? 'up' : 'down' }
    setSaid(t('place', { name: item.name, place: index + step + 1, count: items.length }))
    onMove?.(index, step)
  }
  const remove = (item: ChosenItem, index: number) => {
    const next = items[index + 1] ?? items[index - 1]
    focus.current = next ? { key: next.key, action: 'remove' } : null
    onRemove(item)
  }
  return (
    <>
      <ul className={`ruled ${styles.list}`} ref={list}>
        {items.map((item, index) => (
          <li key={item.key} className={styles.row} data-at={item.key}>
            {onMove ? <span className={styles.number}>{index + 1}</span> : null}
            {item.picture}
            <span className={styles.name}>
              {item.name}
              {item.note ? <small className="block dim text-12 regular">{item.note}</small> : null}
            </span>
            <span className={`flex ${styles.buttons}`}>
              {onMove ? (
                <>
                  <ItemButton action="up" name={item.name} off={index === 0} onPress={() => move(item, index, -1)} />
                  <ItemButton
                    action="down"
                    name={item.name}
                    off={index === items.length - 1}
                    onPress={() => move(item, index, 1)}
                  />
                </>
              ) : null}
              <ItemButton action="remove" name={item.name} onPress={() => remove(item, index)} />
            </span>
          </li>
        ))}
      </ul>
      {items.length === 0 ? <p className={styles.prompt}>{none}</p> : null}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}

interface ItemButtonProps {
  action: keyof typeof ICONS
  name: string
  off?: boolean
  onPress(): void
}

function ItemButton({ action, name, off = false, onPress }: ItemButtonProps) {
  const { t } = useTranslation('settings')
  const Icon = ICONS[action]
  const words = t(action, { name })
  return (
    <Button look="quiet" icon data-action={action} aria-label={words} title={words} disabled={off} onClick={onPress}>
      <Icon size={18} stroke={1.8} aria-hidden="true" />
    </Button>
  )
}
