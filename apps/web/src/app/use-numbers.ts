import { useSetting } from './app.ts'
import { type Numbers, numbersIn } from './numbers.ts'

/** Numbers in the viewer's language. */
export const useNumbers = (): Numbers => numbersIn(useSetting('language'))
