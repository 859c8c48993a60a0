import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Form } from '../../../ui/controls/form.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { Dialog } from '../../../ui/layout/dialog.tsx'
import account from '../account/account.module.css'
import { useFailure } from '../use-failure.ts'

/** Errors of the entries, in words, by the name of the field. */
type Problems<Field extends string> = Partial<Record<Field, string | null>>

/** The state of a short form: errors of its fields, and whether it is being sent. */
export function useFormDialog<Field extends string>() {
  const action = useAction(useFailure())
  const [problems, setProblems] = useState<Problems<Field>>({})
  return {
    action,
    problems,
    setProblems,
    edited: (field: Field) => {
      action.setNotice(null)
      setProblems((before) => ({ ...before, [field]: null }))
    },
  }
}

interface FormDialogProps<Field extends string> {
  title: string
  submit: string
  state: ReturnType<typeof useFormDialog<Field>>
  /** Sends the form. @returns the errors, null on success */
  send(): Promise<Problems<Field> | null>
  onClose(): void
  children: ReactNode
}

/** A short form of the account in a dialog: its fields, errors, and the buttons to send and cancel. */
export function FormDialog<Field extends string>(props: FormDialogProps<Field>) {
  const { title, submit, state, send, onClose, children } = props
  const { action, setProblems } = state
  const { t } = useTranslation('settings')

  async function sendFrom(form: HTMLFormElement) {
    const found = await send()
    if (found === null) return null
    setProblems(found)
    const first = [...form.elements].find((field) => found[(field as HTMLInputElement).name as Field])
    if (first instanceof HTMLElement) first.focus()
    return ''
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <Form className={account.confirm} onSubmit={action.submit(sendFrom)}>
        {children}
        <p className={account.problem} role="alert">
          {action.notice}
        </p>
        <div className="flex wrap justify-end gap-10">
          <Button onClick={onClose}>{t('own.cancel')}</Button>
          <Button type="submit" look="primary" busy={action.busy}>
            {submit}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
