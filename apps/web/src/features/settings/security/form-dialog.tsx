import type { ReactNode } from 'react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Form } from '../../../ui/controls/form.tsx'
import type { useAction } from '../../../ui/controls/use-action.ts'
import { Dialog } from '../../../ui/layout/dialog.tsx'
import account from '../account/account.module.css'

interface FormDialogProps {
  title: string
  submit: string
  /** Sends the form. @returns what is wrong, null when it was done */
  send(): Promise<string | null>
  action: ReturnType<typeof useAction>
  onClose(): void
  children: ReactNode
}

/** A short form of the account in a dialog: its fields, what is wrong, and the two ways out. */
export function FormDialog({ title, submit, send, action, onClose, children }: FormDialogProps) {
  const { t } = useTranslation('settings')
  return (
    <Dialog title={title} onClose={onClose}>
      <Form className={account.confirm} onSubmit={action.submit(send)}>
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
