import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Form } from '../../../ui/controls/form.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { Dialog } from '../../../ui/layout/dialog.tsx'
import styles from '../console.module.css'
import { firstFocus } from '../members/first-focus.ts'
import members from '../members/members.module.css'
import { useFailure } from '../use-failure.ts'
import type { Code } from './plans-queries.ts'

interface EndCodeDialogProps {
  code: Code
  onEnd(): Promise<void>
  onClose(): void
}

/** Asks before a code ends for good. */
export function EndCodeDialog({ code, onEnd, onClose }: EndCodeDialogProps) {
  const { t } = useTranslation('console')
  const { busy, notice, submit } = useAction(useFailure())
  const end = async () => {
    await onEnd()
    onClose()
    return null
  }
  return (
    <Dialog title={t('codes.endTitle', { code: code.code ?? '' })} onClose={onClose}>
      <Form className={styles.form} onSubmit={submit(end)}>
        <p>{t('codes.endText')}</p>
        <p className="bad text-13" role="alert">
          {notice}
        </p>
        <div className="flex wrap justify-end gap-10">
          <Button ref={firstFocus} onClick={onClose}>
            {t('notNow')}
          </Button>
          <Button type="submit" className={members.danger} busy={busy}>
            {t('codes.end')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
