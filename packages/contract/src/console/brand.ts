import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { boundedText } from '../kit/text.ts'
import { heldSetting, settingSaved, settingVersion } from './site-values.ts'

export const MAX_BRAND_NAME = 40
/** Bytes of a file that is uploaded as the logo. */
export const MAX_LOGO_BYTES = 512 * 1024

const colour = boundedText(7)
  .trim()
  .regex(/^#[\da-f]{6}$/i, 'must be a colour such as #0a66c2')
  .toLowerCase()
  .nullable()

export const brandLook = z
  .object({
    name: boundedText(MAX_BRAND_NAME)
      .trim()
      .min(1, 'is missing')
      .regex(/^[^\p{Cc}\p{Cf}]*$/u, 'has an invisible character')
      .nullable()
      .describe('Name of the site; null is that of the product.'),
    accent_light: colour.describe('Colour of links and buttons in the light theme; null is that of the product.'),
    accent_dark: colour.describe('The same in the dark theme.'),
  })
  .nullable()
  .describe('Null is the look of the product.')
export type BrandLook = z.infer<typeof brandLook>

/** Where a logo can be seen: everywhere, or only on one of the grounds, which it then brings along. */
export const LOGO_GROUNDS = ['any', 'light', 'dark'] as const

const logoFacts = {
  kind: z.enum(['svg', 'png']).describe('Of the file that was uploaded.'),
  width: z.number().describe('In units of its own: only the proportion counts.'),
  height: z.number().describe('In units of its own.'),
  ground: z
    .enum(LOGO_GROUNDS)
    .describe('The ground it needs: `light` for a dark logo, `any` for one that shows on both.'),
}
/** A logo as it is stored: rewritten by the product, with nothing in it but shapes and embedded pictures. */
export const brandLogo = z.object({ ...logoFacts, svg: z.string() }).nullable()
export type BrandLogo = NonNullable<z.infer<typeof brandLogo>>

export const LOGO_FAULTS = ['too_large', 'no_picture', 'entities', 'too_complex', 'shape', 'empty'] as const
export type LogoFault = (typeof LOGO_FAULTS)[number]
export const LOGO_REMOVED = ['script', 'foreign', 'outside', 'moving'] as const
export type LogoRemoved = (typeof LOGO_REMOVED)[number]

const fault = z
  .enum(LOGO_FAULTS)
  .nullable()
  .describe('Why the file is no logo; null of one that is. Nothing is stored then.')

const drawnLogo = z.object({
  ...logoFacts,
  removed: z.array(z.enum(LOGO_REMOVED)).describe('What was left out of the file.'),
  pictures: z
    .array(
      z.object({
        name: z.enum(['logo', 'favicon', 'touch', 'maskable', 'share', 'mail']).describe('Where it is used.'),
        data: z.string().describe('The picture as a `data:` address.'),
      }),
    )
    .describe('The logo as it is drawn.'),
})
export type DrawnLogo = z.infer<typeof drawnLogo>

const room = z.object({
  look: heldSetting(brandLook).describe('Name and colours.'),
  logo: heldSetting(z.object(logoFacts).nullable()).describe('The logo; null is that of the product.'),
  name: z.string().describe('As it is in force.'),
  name_from_environment: z.boolean().describe('Whether `BRAND` sets the name, which then cannot be changed here.'),
  default_name: z.string().describe('Without any setting.'),
  revision: z.string().describe('Of what is drawn: added to the addresses of pictures as `v`.'),
})
export type BrandRoom = z.infer<typeof room>

const lookBody = z.object({ version: settingVersion, value: brandLook })
const lookSaved = settingSaved.extend({
  faults: z
    .array(
      z.object({
        theme: z.enum(['light', 'dark']).describe('Whose colour it is.'),
        ratio: z.number().describe('The weakest contrast, which has to be 4.5 or more.'),
        nearest: z.string().describe('The nearest colour that can be read.'),
      }),
    )
    .describe('Colours that cannot be read on the grounds of the site. Nothing is stored then.'),
})
const logoSaved = settingSaved.extend({ fault })
const logoTried = z.object({ fault, drawn: drawnLogo.nullable().describe('Null of a file that is no logo.') })
const uploadVersion = z.object({
  version: z.coerce.number().int().min(0).describe('`version` of the logo that is shown.'),
})
const removal = z.object({ version: settingVersion })

const SUMMARIES = {
  read: 'Name, colours and logo of the site',
  look: 'Changes name and colours; colours that cannot be read are refused, with the nearest that can',
  try: 'Draws a logo in every size without storing it; the file is the body, application/octet-stream',
  logo: 'Stores a logo; the file is the body of the request, application/octet-stream',
  remove: 'Restores the logo of the product',
}
const DESCRIPTION = `SVG or PNG of ${MAX_LOGO_BYTES / 1024} KB at most, told by its content. An SVG is rewritten: scripts, handlers, pages in it and references to elsewhere are left out.`

const own = { access: 'console', permission: 'settings.change', area: 'console' } as const

export const consoleBrand = defineCall({
  ...own,
  method: 'GET',
  path: '/console/brand',
  summary: SUMMARIES.read,
  answer: room,
})
export const saveBrand = defineCall({
  ...own,
  method: 'POST',
  path: '/console/brand',
  summary: SUMMARIES.look,
  body: lookBody,
  answer: lookSaved,
})
export const tryLogo = defineCall({
  ...own,
  method: 'POST',
  path: '/console/brand/try-logo',
  summary: SUMMARIES.try,
  description: DESCRIPTION,
  answer: logoTried,
})
export const saveLogo = defineCall({
  ...own,
  method: 'POST',
  path: '/console/brand/logo',
  summary: SUMMARIES.logo,
  description: DESCRIPTION,
  query: uploadVersion,
  answer: logoSaved,
})
export const removeLogo = defineCall({
  ...own,
  method: 'POST',
  path: '/console/brand/remove-logo',
  summary: SUMMARIES.remove,
  body: removal,
  answer: settingSaved,
})
export const brandCalls = [consoleBrand, saveBrand, tryLogo, saveLogo, removeLogo] as const

const first = { access: 'setup', area: 'setup' } as const

export const setupBrand = defineCall({
  ...first,
  method: 'GET',
  path: '/setup/brand',
  summary: SUMMARIES.read,
  answer: room,
})
export const saveSetupBrand = defineCall({
  ...first,
  method: 'POST',
  path: '/setup/brand',
  summary: SUMMARIES.look,
  body: lookBody,
  answer: lookSaved,
})
export const trySetupLogo = defineCall({
  ...first,
  method: 'POST',
  path: '/setup/brand/try-logo',
  summary: SUMMARIES.try,
  description: DESCRIPTION,
  answer: logoTried,
})
export const saveSetupLogo = defineCall({
  ...first,
  method: 'POST',
  path: '/setup/brand/logo',
  summary: SUMMARIES.logo,
  description: DESCRIPTION,
  query: uploadVersion,
  answer: logoSaved,
})
export const removeSetupLogo = defineCall({
  ...first,
  method: 'POST',
  path: '/setup/brand/remove-logo',
  summary: SUMMARIES.remove,
  body: removal,
  answer: settingSaved,
})
export const setupBrandCalls = [setupBrand, saveSetupBrand, trySetupLogo, saveSetupLogo, removeSetupLogo] as const
