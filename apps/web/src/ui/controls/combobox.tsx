import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import styles from './combobox.module.css'
import { TextField } from './fields.tsx'

interface ComboboxOption<T> {
  key: string | number
  value: T
  content: ReactNode
}

interface ComboboxProps<T> {
  label: string
  /** The label is for screen readers only; the placeholder says the same. */
  labelHidden?: boolean
  /** Name of the field in its form. */
  name?: string
  /** The error in words; null without one. */
  error?: string | null
  /** The list opens before anything is typed. */
  openEmpty?: boolean
  onLeave?: () => void
  placeholder?: string
  /** The typed text; the caller looks up the options for it. */
  text: string
  onText(text: string): void
  options: readonly ComboboxOption<T>[]
  onChoose(value: T): void
  /** Shown in the open list when there are no options: nothing found, or an error. */
  note?: ReactNode
  busy?: boolean
}

/** A text field with suggestions: arrows move in the list, Enter chooses, Escape closes it and then empties the field. */
export function Combobox<T>({
  label,
  labelHidden = true,
  name,
  error,
  openEmpty = false,
  onLeave,
  placeholder,
  text,
  onText,
  options,
  onChoose,
  note,
  busy,
}: ComboboxProps<T>) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const count = options.length
  const shown = open && (openEmpty || text !== '') && (count > 0 || Boolean(note))
  const active = shown ? Math.min(at, count - 1) : -1

  // Text typed before hydration has reached no handler.
  const adopt = useEffectEvent(() => {
    if (text === '' && input.current?.value) onText(input.current.value)
  })
  useEffect(() => adopt(), [])

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' })
  })

  // On a phone the list would open below the visible part.
  useEffect(() => {
    if (shown && count > 0) list.current?.scrollIntoView?.({ block: 'nearest' })
  }, [shown, count])

  const choose = (index: number) => {
    const option = options[index]
    if (!option) return
    setOpen(false)
    setAt(-1)
    onChoose(option.value)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count > 0) {
      event.preventDefault()
      setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      setAt((active + step + (active < 0 && step < 0 ? 1 : 0) + count) % count)
    } else if (event.key === 'Enter' && shown && (active >= 0 || text !== '')) {
      event.preventDefault()
      choose(Math.max(active, 0))
    } else if (event.key === 'Escape' && (shown || text !== '')) {
      event.preventDefault()
      event.stopPropagation()
      if (shown) setOpen(false)
      else onText('')
    }
  }

  return (
    <div className="relative">
      <TextField
        label={label}
        labelHidden={labelHidden}
        name={name}
        error={error}
        ref={input}
        search
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          setOpen(true)
          setAt(-1)
          onText(event.target.value)
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => {
          setOpen(false)
          onLeave?.()
        }}
        onKeyDown={onKeyDown}
        end={busy ? <span className={styles.busy} aria-hidden="true" /> : null}
      />
      <div className={styles.list} id={`${id}-list`} role="listbox" aria-label={label} hidden={!shown} ref={list}>
        {(shown ? options : []).map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard acts on the text field, which keeps the focus
          <div
            key={option.key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.option}
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => setAt(index)}
            onClick={() => choose(index)}
          >
            {option.content}
          </div>
        ))}
      </div>
      <div className={styles.note} role="status" hidden={!shown || count > 0}>
        {shown && count === 0 ? note : ''}
      </div>
    </div>
  )
}

/** A button in the note, which leaves the focus in the field. */
export function NoteButton({ onPress, children }: { onPress(): void; children: ReactNode }) {
  return (
    <Button size="small" onPointerDown={(event) => event.preventDefault()} onClick={onPress}>
      {children}
    </Button>
  )
}
