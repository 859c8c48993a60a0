import { IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { Note } from '../settings/setting-field.tsx'
import { useSettingSave } from '../settings-kit/use-setting-save.ts'
import { uploadFile } from '../upload-file.ts'
import { useFailure } from '../use-failure.ts'
import type { BrandRoom, DrawnLogo, LogoFault } from './brand-place.ts'
import { MAX_LOGO_BYTES, useBrandPlace } from './brand-place.ts'
import { useFreshLogo } from './fresh-logo.ts'
import { LogoPictures } from './logo-pictures.tsx'

/** The logo: a file is drawn in every size first, and stored after. */
export function LogoCard({ room }: { room: BrandRoom }) {
  const { t } = useTranslation('brand')
  const place = useBrandPlace()
  const { fresh, setFresh } = useFreshLogo()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [fault, setFault] = useState<LogoFault | null>(null)
  const trying = useAction(useFailure())
  const saving = useSettingSave({ query: place.query, held: (data: BrandRoom) => data.logo, shown: room.logo })
  const busy = trying.busy || saving.busy

  const send = async <Answer,>(path: string, chosen: File): Promise<Answer> => {
    const { address, token } = place.files
    const { refused, answer } = await uploadFile(`${address}/${path}`, {
      file: chosen,
      onShare: () => undefined,
      token,
    })
    if (refused !== null) throw new Error(refused)
    return answer as Answer
  }
  const attempt = (chosen: File) =>
    trying.run(async () => {
      setFresh(null)
      setFile(null)
      setFault(chosen.size > MAX_LOGO_BYTES ? 'too_large' : null)
      if (chosen.size > MAX_LOGO_BYTES) return ''
      const answer = await send<{ fault: LogoFault | null; drawn: DrawnLogo | null }>('try-logo', chosen)
      setFault(answer.fault)
      setFresh(answer.drawn)
      setFile(answer.drawn === null ? null : chosen)
      return ''
    })
  const forget = () => {
    setFresh(null)
    setFile(null)
  }
  const store = (chosen: File) =>
    saving.save(async (version) => {
      const stored = await send<{ version: number }>(`logo?version=${version}`, chosen)
      forget()
      return stored
    }, t('logo.saved'))
  const remove = () => saving.save((version) => place.removeLogo(version), t('logo.removed'))
  const said = fresh ?? room.logo.value

  return (
    <Card title={t('logo.title')} note={fresh ? t('logo.fresh') : room.logo.value ? t('logo.now') : undefined}>
      <div className="stack gap-14">
        <p className="muted text-13">{t('logo.text')}</p>
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          tabIndex={-1}
          aria-label={t('logo.choose')}
          accept=".svg,.png,image/svg+xml,image/png"
          onChange={({ target }) => {
            const chosen = target.files?.[0]
            if (chosen) void attempt(chosen)
            // The same file may be chosen again after it was changed.
            target.value = ''
          }}
        />
        {fault ? <Note kind="bad">{t(`logo.fault.${fault}`)}</Note> : null}
        {trying.notice ? <Note kind="bad">{trying.notice}</Note> : null}
        {trying.busy ? <p className="muted text-13">{t('logo.trying')}</p> : null}
        {said ? <LogoPictures drawn={fresh} revision={room.revision} /> : null}
        {fresh && fresh.removed.length > 0 ? (
          <Note kind="warning">
            {t('logo.leftOut', { what: fresh.removed.map((one) => t(`logo.left.${one}`)).join(', ') })}
          </Note>
        ) : null}
        {said && said.ground !== 'any' ? <Note kind="info">{t(`logo.ground.${said.ground}`)}</Note> : null}
        {saving.notice ? <Note kind="bad">{saving.notice}</Note> : null}
        <div className="row wrap gap-10">
          {file ? (
            <Button look="primary" busy={saving.busy} onClick={() => void store(file)}>
              {t('logo.use')}
            </Button>
          ) : null}
          <Button busy={trying.busy} disabled={busy} onClick={() => input.current?.click()}>
            <IconUpload size={17} aria-hidden="true" />
            {t(said ? 'logo.another' : 'logo.choose')}
          </Button>
          {file ? (
            <Button look="quiet" disabled={busy} onClick={forget}>
              {t('logo.leave')}
            </Button>
          ) : room.logo.value ? (
            <Button look="quiet" disabled={busy} onClick={() => void remove()}>
              {t('logo.remove')}
            </Button>
          ) : null}
        </div>
      </div>
    </Card>
  )
}
