import { IconGift, IconTicket } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { callApi } from '../../../app/api/api.ts'
import { useSession } from '../../../app/app.ts'
import { say } from '../../../app/notices.ts'
import { Button, buttonClass } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/fields.tsx'
import { Form } from '../../../ui/controls/form.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { codeQuery, subscriptionQuery } from '../billing-queries.ts'
import { Note } from '../note.tsx'
import type { PlanCode } from '../plan-rules.ts'
import { useWords } from '../use-words.ts'
import styles from './checkout.module.css'
import type { LookedUp } from './use-code.ts'

interface CodeEntryProps {
  /** The code in the address. */
  code: string | undefined
  found: LookedUp
  hasTrials: boolean
}

/** The field for a code, and its discount. */
export function CodeEntry({ code, found: { worth, fault }, hasTrials }: CodeEntryProps) {
  const { t, day } = useWords()
  const navigate = useNavigate()
  const write = (next: string | undefined) =>
    void navigate({ to: '/subscription', search: { code: next }, replace: true, resetScroll: false })
  if (worth?.kind === 'gift') return <Gift gift={worth} onTaken={() => write(undefined)} />
  if (worth !== null) {
    const lowers =
      worth.until === null
        ? t('code.applies', { code: worth.code })
        : t('code.appliesUntil', { code: worth.code, date: day(worth.until) })
    return (
      <Note
        kind="good"
        text={hasTrials ? `${lowers} ${t('code.noTrial')}` : lowers}
        action={
          <Button size="small" onClick={() => write(undefined)}>
            {t('code.remove')}
          </Button>
        }
      />
    )
  }
  return (
    <details className={styles.code} open={fault !== null || undefined}>
      <summary className="row gap-6 justify-centre muted text-13 pointer">
        <IconTicket size={16} stroke={1.7} aria-hidden="true" />
        {t('code.open')}
      </summary>
      <Typed
        key={code}
        code={code}
        fault={fault === null ? null : t(`code.${fault}`, { code: code ?? '' })}
        onUse={write}
      />
    </details>
  )
}

function Typed({
  code = '',
  fault,
  onUse,
}: {
  code?: string | undefined
  fault: string | null
  onUse(code: string): void
}) {
  const { t } = useWords()
  const [typed, setTyped] = useState(code)
  const [notice, setNotice] = useState<string | null>(null)
  return (
    <Form
      className={styles.codeForm}
      onSubmit={(event) => {
        event.preventDefault()
        const wanted = typed.trim()
        if (wanted === '') setNotice(t('code.none'))
        else if (!/^[\w-]{3,40}$/.test(wanted)) setNotice(t('code.unknown'))
        else onUse(wanted)
      }}
    >
      <TextField
        label={t('code.label')}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={typed}
        error={notice ?? (typed === code ? fault : null)}
        onChange={({ target }) => {
          setTyped(target.value)
          setNotice(null)
        }}
      />
      <Button type="submit">{t('code.use')}</Button>
    </Form>
  )
}

/** A gift of months, taken by the signed-in account. */
function Gift({ gift, onTaken }: { gift: PlanCode; onTaken(): void }) {
  const { t, day } = useWords()
  const { state } = useSession()
  const queries = useQueryClient()
  const { busy, notice, run } = useAction(() => t('gift.failed'))

  async function take() {
    const { access_until: until } = await callApi('POST /redeem_gift', { body: { code: gift.code } })
    say({ text: t('gift.done', { date: day(until) }) })
    queries.removeQueries({ queryKey: codeQuery(gift.code).queryKey })
    await queries.invalidateQueries({ queryKey: subscriptionQuery().queryKey })
    onTaken()
    return null
  }

  return (
    <section className={styles.gift}>
      <IconGift size={28} stroke={1.6} className="accent" aria-hidden="true" />
      <div className="stack gap-4 grow">
        <h2 className="text-16 bold">{t('gift.title', { months: gift.months })}</h2>
        <p className="muted text-13">{t('gift.text')}</p>
        <p className="bad text-13" role="alert">
          {notice}
        </p>
      </div>
      {state === 'member' ? (
        <Button look="primary" busy={busy} onClick={() => void run(take)}>
          {t('gift.take')}
        </Button>
      ) : (
        <Link
          to="/login"
          search={{ next: `/subscription?code=${gift.code}` }}
          className={buttonClass({ look: 'primary' })}
        >
          {t('gift.login')}
        </Link>
      )}
    </section>
  )
}
