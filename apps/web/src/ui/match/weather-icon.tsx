import {
  IconCloud,
  IconCloudFog,
  IconCloudRain,
  IconCloudSnow,
  IconCloudStorm,
  IconMoon,
  IconSun,
  type TablerIcon,
} from '@tabler/icons-react'
import { useTranslation } from '../../app/i18n/use-translation.ts'

const ICONS: readonly (readonly [RegExp, TablerIcon])[] = [
  [/^11|thunder|storm/, IconCloudStorm],
  [/^13|snow|sleet|freezing(?!_fog)/, IconCloudSnow],
  [/^(09|10)|rain|drizzle|shower/, IconCloudRain],
  [/^50|mist|fog|haze|smoke|dust/, IconCloudFog],
  [/^01n|night/, IconMoon],
  [/^01|clear|sun/, IconSun],
]

interface WeatherIconProps {
  /** The feed's icon, a code such as `10d` or an address that ends in one. */
  icon: string | null
  /** The feed's words with underscores, `light_rain`. */
  text: string | null
  size?: number
}

/** The weather as a small picture that says its words; nothing when neither is known. */
export function WeatherIcon({ icon, text, size = 18 }: WeatherIconProps) {
  const words = useWeatherText()
  const code = icon?.match(/(\d\d[dn])(?:@\dx)?(?:\.\w+)?$/)?.[1] ?? ''
  if (!code && !text) return null
  const Icon = ICONS.find(([pattern]) => pattern.test(code || (text ?? '')))?.[1] ?? IconCloud
  return (
    <span role="img" aria-label={words(text)} title={words(text)} style={{ display: 'inline-flex' }}>
      <Icon size={size} stroke={1.7} aria-hidden="true" />
    </span>
  )
}

/** Gives the viewer's words for the feed's `light_rain`; an unknown one becomes readable English. */
export function useWeatherText(): (text: string | null) => string {
  const { nameIn } = useTranslation('weather')
  return (text) => {
    if (!text) return ''
    return nameIn('weather', text.toLowerCase(), text.replaceAll('_', ' '))
  }
}
