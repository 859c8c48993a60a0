import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './tabs.module.css'
import { useOverflow } from './use-overflow.ts'

export interface TabItem<T extends string> {
  value: T
  label: ReactNode
  disabled?: boolean
}

interface TabsProps<T extends string> {
  /** Names the group for screen readers. */
  label: string
  items: readonly TabItem<T>[]
  value: T
  onChange(value: T): void
  /** `id` of the panel the tabs control, when there is one panel for all. */
  panelId?: string
}

/** A row of tabs: arrows, Home and End move and choose, one stop for the Tab key; scrolls sideways where it does not fit. */
export function Tabs<T extends string>({ label, items, value, onChange, panelId }: TabsProps<T>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  // Sideways only: the page itself stays where it is. Again when the letters of the page's font have come, which are wider.
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelector<HTMLElement>(`[data-value="${CSS.escape(value)}"]`)
    if (!row || !tab) return
    const watch = new ResizeObserver(() => {
      row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.clientWidth) / 2
    })
    for (const one of [row, tab]) watch.observe(one)
    return () => watch.disconnect()
  }, [value])
  const more = useOverflow(list)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moved(items, value, event.key)
    if (next === undefined) return
    event.preventDefault()
    onChange(next)
    list.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(next)}"]`)?.focus()
  }
  return (
    <div
      className={`${styles.tabs} sideways`}
      data-more={more}
      role="tablist"
      aria-label={label}
      ref={list}
      onKeyDown={onKeyDown}
    >
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          role="tab"
          id={`${id}-${item.value}`}
          className={styles.tab}
          data-value={item.value}
          aria-selected={item.value === value}
          aria-controls={panelId}
          tabIndex={item.value === value ? 0 : -1}
          disabled={item.disabled}
          onClick={() => onChange(item.value)}
        >
          {item.label}
        </button>
      ))}
    </div>
  )
}

/** The value the arrow keys, Home or End lead to; undefined for every other key. Skips disabled ones, wraps around. */
export function moved<T extends string>(items: readonly TabItem<T>[], value: T, key: string): T | undefined {
  const open = items.filter((item) => !item.disabled)
  const at = open.findIndex((item) => item.value === value)
  const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: open.length - 1 }
  const to = steps[key]
  return to === undefined ? undefined : open[(to + open.length) % open.length]?.value
}
