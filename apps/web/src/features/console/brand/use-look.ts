import {
  accentContrast,
  BRAND_THEMES,
  type BrandTheme,
  isReadableAccent,
  nearestAccent,
  parseColour,
} from '@touchline/football'
import { useState } from 'react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { useSettingSave } from '../settings-kit/use-setting-save.ts'
import { type BrandRoom, MAX_NAME, useBrandPlace } from './brand-place.ts'

type Draft = { name: string } & Record<BrandTheme, string>

const draftOf = ({ look, name, default_name: usual }: BrandRoom): Draft => ({
  name: look.value?.name ?? name ?? usual,
  light: look.value?.accent_light ?? '',
  dark: look.value?.accent_dark ?? '',
})

/** A wish for an accent: what is wrong with it, or its weakest contrast. */
export type Accent =
  | { state: 'usual' | 'invalid' }
  | { state: 'good'; colour: string; ratio: number }
  | { state: 'faint'; colour: string; ratio: number; nearest: string }

function accentOf(theme: BrandTheme, text: string): Accent {
  const colour = text.trim().toLowerCase()
  if (colour === '') return { state: 'usual' }
  if (!/^#[\da-f]{6}$/.test(colour) || parseColour(colour) === null) return { state: 'invalid' }
  const ratio = accentContrast(theme, colour)
  if (isReadableAccent(theme, colour)) return { state: 'good', colour, ratio }
  return { state: 'faint', colour, ratio, nearest: nearestAccent(theme, colour) }
}

/** The form of name and colours. */
export function useLook(room: BrandRoom) {
  const { t } = useTranslation('brand')
  const place = useBrandPlace()
  const [draft, setDraft] = useState(() => draftOf(room))
  const [isChecked, setChecked] = useState(false)
  const { busy, notice, save } = useSettingSave({
    query: place.query,
    held: (data: BrandRoom) => data.look,
    shown: room.look,
  })
  const accents = { light: accentOf('light', draft.light), dark: accentOf('dark', draft.dark) }
  const isReadable = BRAND_THEMES.every((theme) => ['usual', 'good'].includes(accents[theme].state))
  const name = draft.name.trim()
  const nameFault = name === '' ? t('nameMissing') : name.length > MAX_NAME ? t('nameLong', { max: MAX_NAME }) : null
  const before = draftOf(room)
  const isDirty = (Object.keys(before) as (keyof Draft)[]).some((key) => draft[key].trim() !== before[key])

  return {
    busy,
    notice,
    draft,
    accents,
    isDirty,
    nameFault: isChecked || name !== '' ? nameFault : null,
    edit: (change: Partial<Draft>) => setDraft({ ...draft, ...change }),
    /** @returns whether it is stored */
    store: async (): Promise<boolean> => {
      setChecked(true)
      if (nameFault !== null || !isReadable) return false
      const own = room.name_from_environment || name === room.default_name ? null : name
      const value = { name: own, accent_light: colourOf(accents.light), accent_dark: colourOf(accents.dark) }
      let isStored = false
      await save(async (version) => {
        const stored = await place.saveLook(version, value)
        isStored = true
        return stored
      }, t('saved'))
      return isStored
    },
    restore: async () => {
      await save(async (version) => {
        const stored = await place.saveLook(version, null)
        setDraft({ name: room.name_from_environment ? room.name : room.default_name, light: '', dark: '' })
        return stored
      }, t('restored'))
    },
  }
}

export type LookForm = ReturnType<typeof useLook>

const colourOf = (accent: Accent): string | null => ('colour' in accent ? accent.colour : null)
