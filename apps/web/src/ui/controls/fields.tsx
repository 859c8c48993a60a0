import { IconCheck, IconChevronDown, IconSearch } from '@tabler/icons-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './fields.module.css'

/** A checkbox with its words; both can be pressed. */
export function Checkbox({ children, ...rest }: Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }) {
  return (
    <label className={styles.check}>
      <input {...rest} type="checkbox" className={styles.checkInput} />
      <span className={styles.box} aria-hidden="true">
        <IconCheck size={13} stroke={3.2} />
      </span>
      {children}
    </label>
  )
}

interface TextFieldProps extends ComponentProps<'input'> {
  label: string
  /** The label is for screen readers only; the placeholder says the same. */
  labelHidden?: boolean
  /** The error in words; null without one. */
  error?: string | null
  hint?: ReactNode
  search?: boolean
  /** Content at the right end inside the field. */
  end?: ReactNode
}

/** A line of text with label, hint and error, all tied to the input. */
export function TextField({ label, labelHidden, error, hint, search, end, id, ...rest }: TextFieldProps) {
  const own = useId()
  const field = id ?? own
  const notes = [hint ? `${field}-hint` : '', error ? `${field}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className="stack gap-6 shrink">
      <label htmlFor={field} className={labelHidden ? 'visually-hidden' : 'label'}>
        {label}
      </label>
      <div className="row relative">
        {search ? <IconSearch className={styles.start} size={17} aria-hidden="true" /> : null}
        <input
          {...rest}
          id={field}
          className={styles.input}
          data-search={search || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={notes || undefined}
        />
        {end ? <div className={styles.end}>{end}</div> : null}
      </div>
      {hint ? (
        <p id={`${field}-hint`} className="dim text-12">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${field}-error`} className="bad text-12" role="alert">
          {error}
        </p>
      ) : null}
    </div>
  )
}

interface SelectProps<T extends string | number> extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  label: string
  labelHidden?: boolean
  options: readonly SelectOption<T>[]
  value: T
  onChange(value: T): void
}

interface SelectOption<T> {
  value: T
  label: string
  /** Heading of options with the same group; they are listed together. */
  group?: string
}

/**
 * The browser's own select with our styles: works with every keyboard, wheel and screen reader. Autocomplete is off, because a browser that
 * restores the earlier value would show something else than the choice.
 */
export function Select<T extends string | number>({
  label,
  labelHidden,
  options,
  value,
  onChange,
  id,
  ...rest
}: SelectProps<T>) {
  const own = useId()
  const field = id ?? own
  return (
    <div className="stack gap-6 shrink">
      <label htmlFor={field} className={labelHidden ? 'visually-hidden' : 'label'}>
        {label}
      </label>
      <div className="row relative">
        <select
          autoComplete="off"
          {...rest}
          id={field}
          className={styles.select}
          value={String(value)}
          onChange={(event) => {
            const chosen = options.find((option) => String(option.value) === event.target.value)
            if (chosen) onChange(chosen.value)
          }}
        >
          {grouped(options).map(({ group, members }) => {
            const choices = members.map((option) => (
              <option key={option.value} value={String(option.value)}>
                {option.label}
              </option>
            ))
            return group === undefined ? (
              choices
            ) : (
              <optgroup key={group} label={group}>
                {choices}
              </optgroup>
            )
          })}
        </select>
        <IconChevronDown className={styles.arrow} size={16} aria-hidden="true" />
      </div>
    </div>
  )
}

function grouped<T>(options: readonly SelectOption<T>[]) {
  const groups: { group: string | undefined; members: SelectOption<T>[] }[] = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last !== undefined && last.group === option.group) last.members.push(option)
    else groups.push({ group: option.group, members: [option] })
  }
  return groups
}
