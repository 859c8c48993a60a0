import { useMemo, useState } from 'react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { BrandProvider, type BrandRoom, setupBrand } from '../brand/brand-place.ts'
import { WithBrand } from '../brand/brand-room.tsx'
import { useFreshLogo } from '../brand/fresh-logo.ts'
import { LogoCard } from '../brand/logo-card.tsx'
import { LookFields } from '../brand/look-fields.tsx'
import { useLook } from '../brand/use-look.ts'
import { Note } from '../settings/setting-field.tsx'
import { SiteForm } from '../settings/site-form.tsx'
import { useGroup } from '../settings/use-group.ts'
import { useSetup } from './setup-place.ts'
import { StepFrame } from './step-frame.tsx'

/** Name, logo, colours, address, language and clock. */
export function SiteStep() {
  const { token } = useSetup()
  const place = useMemo(() => setupBrand(token), [token])
  return (
    <BrandProvider value={place}>
      <WithBrand>{(room) => <SiteFields room={room} />}</WithBrand>
    </BrandProvider>
  )
}

function SiteFields({ room }: { room: BrandRoom }) {
  const { t } = useTranslation('setup')
  const form = useGroup('site')
  const look = useLook(room)
  const { fresh } = useFreshLogo()
  const [isHeld, setHeld] = useState(false)
  const next = async () => {
    setHeld(fresh !== null)
    if (fresh !== null || (look.isDirty && !(await look.store()))) return false
    return !form.isDirty || form.store()
  }
  return (
    <StepFrame step="site" busy={form.busy || look.busy} onNext={next}>
      <Card title={t('brand:look')}>
        <LookFields room={room} form={look} />
        {look.notice ? <Note kind="bad">{look.notice}</Note> : null}
      </Card>
      <LogoCard room={room} />
      {isHeld && fresh !== null ? <Note kind="warning">{t('brand:logo.first')}</Note> : null}
      <Card title={t('group.site')}>
        <SiteForm form={form} />
      </Card>
      <Note kind="info">{t('later.look')}</Note>
    </StepFrame>
  )
}
