import { shapes } from 'virtual:answer-shapes'
import { readAs } from './answer-shape.ts'

/** An answer as the contract has it, as far as types go; null for one that is not. The browser fetches this with its first call. */
export const readAnswer = <Answer>(name: string, answer: Answer): Answer | null =>
  readAs(answer, shapes.calls[name], shapes.parts)
