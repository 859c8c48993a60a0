import { BRAND_THEMES, type BrandTheme, DEFAULT_ACCENT } from '@touchline/football'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { useNumbers } from '../../../app/use-numbers.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/fields.tsx'
import { Locked } from '../settings/setting-field.tsx'
import styles from './brand.module.css'
import { type BrandRoom, MAX_NAME } from './brand-place.ts'
import { LookPreview } from './look-preview.tsx'
import type { LookForm } from './use-look.ts'

/** Fields of name and colours with their preview. */
export function LookFields({ room, form }: { room: BrandRoom; form: LookForm }) {
  const { t } = useTranslation('brand')
  return (
    <div className="stack gap-16">
      {room.name_from_environment ? (
        <Locked label={t('name')} name="BRAND" value={room.name} />
      ) : (
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          name="brand"
          value={form.draft.name}
          maxLength={MAX_NAME + 20}
          autoComplete="off"
          error={form.nameFault}
          onChange={({ target }) => form.edit({ name: target.value })}
        />
      )}
      <div className={styles.accents}>
        {BRAND_THEMES.map((theme) => (
          <AccentField key={theme} theme={theme} form={form} />
        ))}
      </div>
      <LookPreview room={room} form={form} />
    </div>
  )
}

function AccentField({ theme, form }: { theme: BrandTheme; form: LookForm }) {
  const { t } = useTranslation('brand')
  const numbers = useNumbers()
  const accent = form.accents[theme]
  const label = t(`accent.${theme}`)
  const ratio = 'ratio' in accent ? numbers.average(Math.floor(accent.ratio * 10) / 10) : ''
  const edit = (colour: string) => form.edit({ [theme]: colour })
  return (
    <div className="stack gap-6">
      <TextField
        label={label}
        hint={accent.state === 'good' ? t('good', { ratio }) : t('accentHint')}
        name={`accent-${theme}`}
        value={form.draft[theme]}
        placeholder={DEFAULT_ACCENT[theme]}
        maxLength={20}
        autoComplete="off"
        spellCheck={false}
        error={accent.state === 'invalid' ? t('invalid') : accent.state === 'faint' ? t('faint', { ratio }) : null}
        onChange={({ target }) => edit(target.value)}
        end={
          <input
            type="color"
            className={styles.swatch}
            aria-label={t('pick', { field: label })}
            value={'colour' in accent ? accent.colour : DEFAULT_ACCENT[theme]}
            onChange={({ target }) => edit(target.value)}
          />
        }
      />
      {accent.state === 'faint' ? (
        <Button size="small" className={styles.nearest} onClick={() => edit(accent.nearest)}>
          <span className={styles.dot} style={{ background: accent.nearest }} aria-hidden="true" />
          {t('nearest', { colour: accent.nearest })}
        </Button>
      ) : null}
    </div>
  )
}
