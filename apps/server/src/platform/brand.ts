/** Name of the product, which a site has until its operator names it. */
export const DEFAULT_NAME = 'Touchline'

/** Name and look of the site. They follow what operators change, so they are read where they are used. */
export interface Brand {
  readonly name: string
  /** Changes with everything that is drawn: part of the addresses of pictures. */
  readonly revision: string
  /** The logo as it is drawn, a whole SVG document; null is that of the product. */
  readonly logo: {
    readonly svg: string
    readonly width: number
    readonly height: number
    readonly ground: Ground
  } | null
  /** Colours of links and buttons that operators chose, by theme. */
  readonly accents: { readonly light: string | null; readonly dark: string | null }
  /** Address of the logo in mails; null without a logo. */
  readonly mailLogo: string | null
}

/** The ground on which a logo can be seen. */
export type Ground = 'any' | 'light' | 'dark'

/** A brand that has a name alone. */
export const brandNamed = (name: string): Brand => ({
  name,
  revision: '0',
  logo: null,
  accents: { light: null, dark: null },
  mailLogo: null,
})
