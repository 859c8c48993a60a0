import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react'

declare global {
  interface Window {
    /** The form that was sent before its page was awake. */
    heldForm?: { form: HTMLFormElement; submitter: HTMLElement | null }
  }
}

interface FormProps extends Omit<ComponentProps<'form'>, 'method' | 'noValidate' | 'ref'> {
  ref?: RefObject<HTMLFormElement | null>
}

/** A form of the API. Sent before hydration, it is sent afterwards; without scripts it never writes its fields into the address. */
export function Form({ ref, ...props }: FormProps) {
  const own = useRef<HTMLFormElement>(null)
  const form = ref ?? own
  const [awake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  useEffect(() => {
    const held = window.heldForm
    if (!awake || held === undefined || held.form !== form.current) return
    delete window.heldForm
    held.form.requestSubmit(held.submitter)
  }, [awake, form])
  return <form {...props} method="post" noValidate data-asleep={awake ? undefined : ''} ref={form} />
}
