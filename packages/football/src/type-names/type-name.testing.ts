import { TYPE_FAMILIES } from './families.ts'
import { type NameLanguage, nameIn } from './type-name.ts'

export type TypeFamily = keyof typeof TYPE_FAMILIES

/** The name of a type id; null where the family does not have it. */
export const typeName = (family: TypeFamily, id: number, language: NameLanguage): string | null =>
  nameIn(TYPE_FAMILIES[family], id, language)
