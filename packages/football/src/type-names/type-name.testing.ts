import { TYPE_FAMILIES } from './families.ts'
import { nameIn } from './type-name.ts'

export type TypeFamily = keyof typeof TYPE_FAMILIES

/** The English name of a type id; null where the family does not have it. */
export const typeName = (family: TypeFamily, id: number): string | null => nameIn(TYPE_FAMILIES[family], id)
