import { useState } from 'react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/fields.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { useFailure } from '../use-failure.ts'
import { GroupNotes, Note, SettingField } from './setting-field.tsx'
import styles from './settings.module.css'
import { useSettingsPlace } from './settings-place.ts'
import type { GroupForm } from './use-group.ts'

type Told = { kind: 'good' | 'bad' | 'warning'; text: string }

/** The mail server, stored once it took a test message; one set by the environment can be tested too. */
export function MailForm({ form, address }: { form: GroupForm; address: string }) {
  const { t } = useTranslation('setup')
  const { testMail } = useSettingsPlace()
  const [typed, setTyped] = useState<string | null>(null)
  const to = typed ?? address
  const [told, setTold] = useState<Told | null>(null)
  const { busy, run } = useAction(useFailure())
  const isTyped = form.isDirty

  async function test() {
    setTold(null)
    if (isTyped) {
      if (await form.store({ testTo: to })) setTold({ kind: 'good', text: t('mail.stored', { to }) })
      return
    }
    await run(async () => {
      const { status, detail } = await testMail(to)
      if (status === 'failed')
        setTold({ kind: 'bad', text: `${t('mail.failed')} ${t('detail', { detail: detail ?? '' })}` })
      else setTold({ kind: status === 'sent' ? 'good' : 'warning', text: t(`mail.${status}`, { to }) })
      return ''
    })
  }

  return (
    <div className={styles.fields}>
      <GroupNotes form={form} />
      <SettingField
        form={form}
        name="SMTP_URL"
        hint={t('hint.SMTP_URL')}
        placeholder="smtps://user:password@mail.example.org"
      />
      <SettingField form={form} name="MAIL_FROM" hint={t('hint.MAIL_FROM')} placeholder="Goals <goals@example.org>" />
      <div className={styles.line}>
        <TextField
          label={t('mail.to')}
          type="email"
          inputMode="email"
          autoComplete="email"
          value={to}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button
          look={isTyped ? 'primary' : 'plain'}
          busy={busy || form.busy}
          disabled={to === ''}
          onClick={() => void test()}
        >
          {t(isTyped ? 'mail.tryAndStore' : 'mail.test')}
        </Button>
      </div>
      {told === null ? null : <Note kind={told.kind}>{told.text}</Note>}
    </div>
  )
}
