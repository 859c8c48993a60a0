import { createContext, use } from 'react'
import { type CallAnswer, callApi } from '../../../app/api/api.ts'
import { callSetup } from '../setup/setup-place.ts'

export type BrandRoom = CallAnswer<'GET /console/brand'>
export type DrawnLogo = NonNullable<CallAnswer<'POST /console/brand/try-logo'>['drawn']>
export type LogoFault = NonNullable<CallAnswer<'POST /console/brand/try-logo'>['fault']>

export const MAX_NAME = 40
export const MAX_LOGO_BYTES = 512 * 1024

interface Look {
  name: string | null
  accent_light: string | null
  accent_dark: string | null
}

/** Where the brand is changed: in the console or in the setup. */
export interface BrandPlace {
  query(): { queryKey: readonly unknown[]; queryFn(): Promise<BrandRoom>; staleTime: number }
  saveLook(version: number, value: Look | null): Promise<{ version: number }>
  removeLogo(version: number): Promise<{ version: number }>
  /** Address below which files are sent, and the token for it; null is that of the login. */
  files: { address: string; token: string | null }
}

const consoleBrand: BrandPlace = {
  query: () => ({
    queryKey: ['GET /console/brand'],
    queryFn: () => callApi('GET /console/brand'),
    staleTime: 0,
  }),
  saveLook: (version, value) => callApi('POST /console/brand', { body: { version, value } }),
  removeLogo: (version) => callApi('POST /console/brand/remove-logo', { body: { version } }),
  files: { address: '/api/console/brand', token: null },
}

/** @param token of the link of the setup; null if the owner is signed in */
export const setupBrand = (token: string | null): BrandPlace => ({
  query: () => ({
    queryKey: ['GET /setup/brand', token],
    queryFn: () => callSetup('GET /setup/brand', token),
    staleTime: 0,
  }),
  saveLook: (version, value) => callSetup('POST /setup/brand', token, { version, value }),
  removeLogo: (version) => callSetup('POST /setup/brand/remove-logo', token, { version }),
  files: { address: '/api/setup/brand', token },
})

const BrandContext = createContext<BrandPlace>(consoleBrand)
export const BrandProvider = BrandContext.Provider
export const useBrandPlace = (): BrandPlace => use(BrandContext)
