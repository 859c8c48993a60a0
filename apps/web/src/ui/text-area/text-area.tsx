import { type ComponentProps, type ReactNode, useId } from 'react'
import fields from '../controls/fields.module.css'
import styles from './text-area.module.css'

interface TextAreaProps extends ComponentProps<'textarea'> {
  label: string
  hint?: ReactNode
  /** Text of an error; null if there is none. */
  error?: string | null
}

/** Several lines of text with label, hint and error. */
export function TextArea({ label, hint, error, id, ...rest }: TextAreaProps) {
  const own = useId()
  const field = id ?? own
  const notes = [hint ? `${field}-hint` : '', error ? `${field}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className="stack gap-6 shrink">
      <label htmlFor={field} className="label">
        {label}
      </label>
      <textarea
        {...rest}
        id={field}
        className={`${fields.input} ${styles.area}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={notes || undefined}
      />
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
