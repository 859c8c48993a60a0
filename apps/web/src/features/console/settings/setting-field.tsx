import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconLock } from '@tabler/icons-react'
import type { SettingFault, SettingName } from '@touchline/contract'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { useNumbers } from '../../../app/use-numbers.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/fields.tsx'
import styles from './settings.module.css'
import type { GroupForm } from './use-group.ts'

interface SettingFieldProps
  extends Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'placeholder' | 'autoComplete'> {
  form: GroupForm
  name: SettingName
  hint?: string
  /** Whether the field has its own button that tries and stores the value. */
  tried?: boolean
}

/** One setting: locked if the environment sets it, only the end of a stored secret, with the provider's answer below. */
export function SettingField({ form, name, hint, tried = false, ...input }: SettingFieldProps) {
  const { t } = useTranslation('setup')
  const faultText = useFaultText()
  const setting = form.setting(name)
  const [isTyping, setTyping] = useState(false)
  const label = t(`name.${name}`)
  if (setting.source === 'environment') return <Locked name={name} label={label} value={setting.value} />
  const isKept = setting.secret && setting.source === 'stored' && !isTyping
  const value = form.valueOf(name)
  const other = form.otherValue(name)
  const store = async () => {
    if (await form.store({ names: [name] })) setTyping(false)
  }
  return (
    <div className="stack gap-6">
      <div className={styles.line}>
        {isKept ? (
          <TextField
            label={label}
            readOnly
            value={setting.value ?? `••••••••${setting.last4 ?? ''}`}
            end={<IconLock size={16} aria-hidden="true" />}
          />
        ) : (
          <TextField
            {...input}
            label={label}
            value={value}
            hint={hint}
            spellCheck={false}
            autoComplete={input.autoComplete ?? 'off'}
            error={faultText(form.faultOf(name))}
            onChange={({ target }) => form.edit(name, target.value)}
            onKeyDown={(event) => {
              if (!tried || event.key !== 'Enter') return
              event.preventDefault()
              void store()
            }}
          />
        )}
        {isKept ? (
          <Button aria-label={t('changeOf', { name: label })} onClick={() => setTyping(true)}>
            {t('change')}
          </Button>
        ) : tried ? (
          <Button
            busy={form.busy}
            disabled={value === ''}
            aria-label={t('tryOf', { name: label })}
            onClick={() => void store()}
          >
            {t('try')}
          </Button>
        ) : null}
      </div>
      {setting.unreadable === null ? null : <Note kind="bad">{t(`unreadable.${setting.unreadable}`)}</Note>}
      {other === null ? null : (
        <Note kind="warning">{t('other', { value: setting.secret ? '••••' : other || '–' })}</Note>
      )}
      <Found form={form} name={name} />
    </div>
  )
}

export function Locked({ name, label, value }: { name: string; label: string; value: string | null }) {
  const { t } = useTranslation('setup')
  return (
    <div className="stack gap-6">
      <TextField label={label} value={value ?? '••••••••'} readOnly end={<IconLock size={16} aria-hidden="true" />} />
      <Note kind="info">{t('fromEnvironment', { name })}</Note>
    </div>
  )
}

/** Text of a setting's fault, with the words of the provider that was asked. */
function useFaultText(): (fault: SettingFault | null) => string | null {
  const { t } = useTranslation('setup')
  return (fault) => {
    if (fault === null) return null
    const text = t(`fault.${fault.code}`)
    return fault.detail === null ? text : `${text} ${t('detail', { detail: fault.detail })}`
  }
}

/** The provider's answer about an accepted key. */
function Found({ form, name }: { form: GroupForm; name: SettingName }) {
  const { t } = useTranslation('setup')
  const numbers = useNumbers()
  const found = form.foundOf(name)
  if (found === null) return null
  const facts = [
    found.competitions === null ? null : t('found.competitions', { count: found.competitions }),
    found.left === null ? null : t('found.left', { count: numbers.whole(found.left) }),
    found.live === null ? null : t(found.live ? 'found.live' : 'found.test'),
  ].filter((fact) => fact !== null)
  return <Note kind="good">{t('found.stored', { facts: facts.length === 0 ? '' : ` ${facts.join(', ')}.` })}</Note>
}

const ICONS = { good: IconCircleCheck, bad: IconAlertCircle, warning: IconAlertCircle, info: IconInfoCircle } as const

export function Note({ kind, children }: { kind: keyof typeof ICONS; children: ReactNode }) {
  const Icon = ICONS[kind]
  return (
    <p className={`${styles.note} ${kind === 'info' ? 'muted' : kind}`} role={kind === 'info' ? undefined : 'status'}>
      <Icon size={16} aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}

/** Notes on a whole group: another operator was faster, a call failed. */
export function GroupNotes({ form }: { form: GroupForm }) {
  const { t } = useTranslation('setup')
  return (
    <>
      {form.isOutdated ? <Note kind="warning">{t('outdated', { name: form.view.changed_by ?? '' })}</Note> : null}
      {form.notice === '' ? null : <Note kind="bad">{form.notice}</Note>}
    </>
  )
}
