import type { LegalPage } from '@touchline/contract'
import { headOf } from '../../app/head.ts'

/** Title and description of a legal page. */
export const legalHead = (page: LegalPage) =>
  headOf((t, { brand }) => ({
    title: t(`titles.${page}`),
    description: t(`legal:description.${page}`, { brand }),
    path: `/${page}`,
  }))
