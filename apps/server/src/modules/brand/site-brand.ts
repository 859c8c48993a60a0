import { createHash } from 'node:crypto'
import { type Brand, DEFAULT_NAME } from '../../platform/brand.ts'
import type { SiteSettings } from '../site-settings/site-settings.ts'

interface Parts {
  siteSettings: Pick<SiteSettings, 'get'>
  /** Name set by the environment, which goes before that of the console. */
  given: string | undefined
  publicUrl: string
}

/** The brand in force; each part is read when it is asked for. */
export function siteBrand({ siteSettings, given, publicUrl }: Parts): Brand {
  const look = () => siteSettings.get('brand').value
  const logo = () => siteSettings.get('brand:logo').value
  return {
    get name() {
      return given ?? look()?.name ?? DEFAULT_NAME
    },
    get revision() {
      const versions = [siteSettings.get('brand').version, siteSettings.get('brand:logo').version, this.name]
      return createHash('sha256').update(JSON.stringify(versions)).digest('hex').slice(0, 10)
    },
    get logo() {
      return logo()
    },
    get accents() {
      const { accent_light: light = null, accent_dark: dark = null } = look() ?? {}
      return { light, dark }
    },
    get mailLogo() {
      return logo() === null ? null : `${publicUrl}/mail-logo.png?v=${this.revision}`
    },
  }
}
