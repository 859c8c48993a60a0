import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { Form } from '../../../ui/controls/form.tsx'
import { Dialog } from '../../../ui/layout/dialog.tsx'
import account from '../account/account.module.css'
import { useFailure } from '../use-failure.ts'

interface FormDialogProps {
  title: string
  submit: string
  cancel: string
  /** What is wrong with the form as a whole; null when nothing is. */
  problem: string | null
  /** Sends the form. @returns what is wrong, null when it was done */
  send(): Promise<string | null>
  onProblem(problem: string | null): void
  onClose(): void
  children: ReactNode
}

/** A short form of the account in a dialog: its fields, what is wrong, and the two ways out. */
export function FormDialog({ title, submit, cancel, problem, send, onProblem, onClose, children }: FormDialogProps) {
  const failure = useFailure()
  const [busy, setBusy] = useState(false)
  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    onProblem(await send().catch(failure))
    setBusy(false)
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <Form className={account.confirm} onSubmit={(event) => void onSubmit(event)}>
        {children}
        <p className={account.problem} role="alert">
          {problem}
        </p>
        <div className="flex wrap justify-end gap-10">
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {submit}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
