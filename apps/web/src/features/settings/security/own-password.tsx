import { useSession } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { TextField } from '../../../ui/controls/fields.tsx'

interface OwnPasswordProps {
  value: string
  error: string | null
  onChange(value: string): void
}

/** The present password, which confirms a change; managers learn whose it is. */
export function OwnPassword({ value, error, onChange }: OwnPasswordProps) {
  const { t } = useTranslation('settings')
  const { username } = useSession()
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={username ?? ''} readOnly hidden />
      <TextField
        label={t('own.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={300}
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  )
}
