import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/fields.tsx'

const ROOM_FOR_BUTTON = { paddingRight: 44 }

/** A password that can be shown while it is typed. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'style'>) {
  const { t } = useTranslation('accounts')
  const [shown, setShown] = useState(false)
  const Icon = shown ? IconEyeOff : IconEye
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      style={ROOM_FOR_BUTTON}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <Button
          look="quiet"
          size="small"
          icon
          aria-label={t(shown ? 'hide' : 'show')}
          title={t(shown ? 'hide' : 'show')}
          onClick={() => setShown(!shown)}
        >
          <Icon size={18} stroke={1.7} aria-hidden="true" />
        </Button>
      }
    />
  )
}
