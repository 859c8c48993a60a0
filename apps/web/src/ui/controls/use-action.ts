import { type FormEvent, useState } from 'react'

/** Answers what to say, '' for nothing; null where it is done and the page moves on, so that nothing is pressed twice. */
type Work = () => Promise<string | null>

/**
 * An action started by a click: whether it is running, and its result in words.
 * @param failure the words for a call that failed
 */
export function useAction(failure: (error: unknown) => string) {
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState<string | null>(null)

  async function run(work: Work) {
    if (busy) return
    setBusy(true)
    setNotice(null)
    const words = await work().catch(failure)
    if (words === null) return
    setNotice(words)
    setBusy(false)
  }
  /** The same for the form that is sent. */
  const submit = (work: (form: HTMLFormElement) => Promise<string | null>) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    void run(() => work(form))
  }
  return { busy, notice, setNotice, run, submit }
}
