import type { CallExample } from './example.ts'

const LOOK = { name: 'Goal Line', accent_light: '#14703a', accent_dark: '#3fd67a' }
const LOGO = { kind: 'svg', width: 120, height: 40, ground: 'any' }
const ROOM = {
  answer: {
    look: { version: 2, last_change: null, value: LOOK },
    logo: { version: 1, last_change: null, value: LOGO },
    name: 'Goal Line',
    name_from_environment: false,
    default_name: 'Touchline',
    revision: '5f2c81d09a',
  },
}
const LOOK_CHANGE = {
  body: { version: 2, value: { ...LOOK, accent_light: '#ffd500' } },
  answer: { version: 2, faults: [{ theme: 'light', ratio: 1.3, nearest: '#806a00' }] },
}
const TRIED = {
  answer: {
    fault: null,
    drawn: {
      ...LOGO,
      removed: ['script'],
      pictures: [{ name: 'favicon', data: 'data:image/png;base64,iVBORw0KGgo=' }],
    },
  },
}
const STORED = { query: { version: 1 }, answer: { version: 2, fault: null } }
const REMOVED = { body: { version: 2 }, answer: { version: 3 } }

/** Examples of the calls for name, colours and logo, by operation id. */
export const BRAND: Readonly<Record<string, CallExample>> = {
  consoleBrand: ROOM,
  saveBrand: LOOK_CHANGE,
  tryLogo: TRIED,
  saveLogo: STORED,
  removeLogo: REMOVED,
  setupBrand: ROOM,
  saveSetupBrand: LOOK_CHANGE,
  trySetupLogo: TRIED,
  saveSetupLogo: STORED,
  removeSetupLogo: REMOVED,
}
