import { useQuery } from '@tanstack/react-query'
import { accentDeclarations } from '@touchline/football'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useApp } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { brandStore } from '../../../ui/brand/brand-now.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Form } from '../../../ui/controls/form.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import { SaveRow } from '../settings-kit/save-row.tsx'
import { type BrandRoom, type DrawnLogo, useBrandPlace } from './brand-place.ts'
import { FreshProvider } from './fresh-logo.ts'
import { LogoCard } from './logo-card.tsx'
import { LookFields } from './look-fields.tsx'
import { useLook } from './use-look.ts'

/** Reads the brand and draws its forms. */
export function WithBrand({ children }: { children(room: BrandRoom): ReactNode }) {
  const asked = useQuery(useBrandPlace().query())
  const [fresh, setFresh] = useState<DrawnLogo | null>(null)
  const held = useMemo(() => ({ fresh, setFresh }), [fresh])
  useFollowedBrand(asked.data)
  return asked.data === undefined ? (
    <Waiting on={asked}>
      <Skeleton lines={5} height={72} />
    </Waiting>
  ) : (
    <FreshProvider value={held}>{children(asked.data)}</FreshProvider>
  )
}

/** The page around the forms shows what is stored. */
function useFollowedBrand(room: BrandRoom | undefined): void {
  const { page } = useApp()
  useEffect(() => {
    if (room === undefined || room.revision === page.look.revision) return
    const { accent_light: light = null, accent_dark: dark = null } = room.look.value ?? {}
    const look = { revision: room.revision, logo: room.logo.value, colours: accentDeclarations({ light, dark }) }
    // Titles of the next pages.
    Object.assign(page, { brand: room.name, look })
    brandStore.set({ brand: room.name, look })
  }, [room, page])
}

/** Name, colours and logo in the console. */
export function BrandForms() {
  return (
    <WithBrand>
      {(room) => (
        <>
          <LookCard room={room} />
          <LogoCard room={room} />
        </>
      )}
    </WithBrand>
  )
}

function LookCard({ room }: { room: BrandRoom }) {
  const { t } = useTranslation('brand')
  const form = useLook(room)
  return (
    <Card title={t('look')}>
      <Form
        className="stack gap-14"
        onSubmit={(event) => {
          event.preventDefault()
          void form.store()
        }}
      >
        <p className="muted text-13">{t('text')}</p>
        <LookFields room={room} form={form} />
        <SaveRow label={t('save')} busy={form.busy} notice={form.notice}>
          {room.look.value === null ? null : (
            <Button look="quiet" disabled={form.busy} onClick={() => void form.restore()}>
              {t('restore')}
            </Button>
          )}
        </SaveRow>
      </Form>
    </Card>
  )
}
