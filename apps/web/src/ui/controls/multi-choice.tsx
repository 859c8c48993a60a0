import { IconChevronDown } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Checkbox } from './fields.tsx'
import styles from './multi-choice.module.css'

interface ChoiceItem {
  key: string
  label: ReactNode
  /** Content at the right end: the count. */
  count?: number
  checked: boolean
}

interface MultiChoiceProps {
  label: string
  /** The choice in a word or two, on the button. */
  summary: string
  /** Words of the choice that takes every other one back. */
  all: string
  items: readonly ChoiceItem[]
  onToggle(key: string): void
  onAll(): void
}

/** Several choices out of a list, behind a button; the list closes on Escape and on a click outside. */
export function MultiChoice({ label, summary, all, items, onToggle, onAll }: MultiChoiceProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const holder = useRef<HTMLFieldSetElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const close = ({ target }: PointerEvent) => {
      if (!holder.current?.contains(target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', close)
    return () => document.removeEventListener('pointerdown', close)
  }, [open])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }
  const none = items.every((item) => !item.checked)
  return (
    <fieldset className={styles.holder} ref={holder} onKeyDown={onKeyDown}>
      <legend className="visually-hidden">{label}</legend>
      <button
        type="button"
        ref={button}
        className={styles.button}
        aria-expanded={open}
        aria-controls={id}
        data-on={none ? undefined : ''}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.words}>
          {label}: <b className="bright semibold">{summary}</b>
        </span>
        <IconChevronDown size={15} aria-hidden="true" />
      </button>
      {open ? (
        <ul className={styles.list} id={id}>
          <li className={styles.item}>
            <Checkbox checked={none} onChange={onAll}>
              {all}
            </Checkbox>
          </li>
          {items.map((item) => (
            <li key={item.key} className={styles.item}>
              <Checkbox checked={item.checked} onChange={() => onToggle(item.key)}>
                <span className="inline-row gap-8 shrink">{item.label}</span>
              </Checkbox>
              {item.count === undefined ? null : <span className="dim text-12">{item.count}</span>}
            </li>
          ))}
        </ul>
      ) : null}
    </fieldset>
  )
}
