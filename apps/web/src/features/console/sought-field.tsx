import { useEffect, useState } from 'react'
import { TextField } from '../../ui/controls/fields.tsx'

/** Time after the last letter until the list is requested, milliseconds. */
const TYPED_MS = 250

interface SoughtFieldProps {
  label: string
  /** Text that filters the list. */
  value: string
  onChange(value: string): void
}

/** Search field of a list; the request waits until typing stops. */
export function SoughtField({ label, value, onChange }: SoughtFieldProps) {
  const [typed, setTyped] = useState(value)
  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => onChange(typed.trim()), TYPED_MS)
    return () => clearTimeout(timer)
  })
  return (
    <TextField
      search
      type="search"
      label={label}
      value={typed}
      maxLength={100}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
}
