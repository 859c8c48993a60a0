import { shapes } from 'virtual:answer-shapes'
import { fits } from './answer-shape.ts'

/** Whether an answer looks as the contract says, as far as types go; the browser fetches this with its first call. */
export const isAnswerOf = (name: string, answer: unknown): boolean => fits(answer, shapes.calls[name], shapes.parts)
