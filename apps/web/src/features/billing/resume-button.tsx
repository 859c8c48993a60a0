import { useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../app/api/api.ts'
import { say } from '../../app/notices.ts'
import { Button } from '../../ui/controls/button.tsx'
import { useAction } from '../../ui/controls/use-action.ts'
import { subscriptionQuery } from './billing-queries.ts'
import { useWords } from './use-words.ts'

/** Takes the cancellation back. */
export function ResumeButton() {
  const { t } = useWords()
  const client = useQueryClient()
  const { busy, notice, run } = useAction(() => t('current.failed'))

  async function resume() {
    const { success } = await callApi('POST /resume_subscription')
    await client.invalidateQueries({ queryKey: subscriptionQuery().queryKey })
    if (!success) return t('current.notResumed')
    say({ text: t('current.resumed') })
    return ''
  }

  return (
    <>
      <Button look="primary" busy={busy} onClick={() => void run(resume)}>
        {t('current.resume')}
      </Button>
      <span role="status" className="muted">
        {notice}
      </span>
    </>
  )
}
