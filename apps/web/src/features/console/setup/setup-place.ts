import { createContext, use } from 'react'
import { type CallAnswer, type CallName, callApi } from '../../../app/api/api.ts'

export type Setup = CallAnswer<'GET /setup'>
export type Step = Setup['steps'][number]['step']

export const setupKey = (token: string | null | undefined) => ['setup', token] as const

/** Context of every step. */
export interface SetupPlace {
  setup: Setup
  /** Token of the link; null if the owner is signed in. */
  token: string | null
  /** The step before; null on the first. */
  onBack: (() => void) | null
  /** Stores the state of the step and goes to the next one. */
  onDone(state: 'done' | 'skipped'): Promise<void>
  /** Goes on as the owner who is now signed in; the link has ended. */
  onOwner(): Promise<unknown>
  onRestore(): void
  onStep(step: Step): void
  reread(): Promise<unknown>
}

const SetupContext = createContext<SetupPlace | null>(null)
export const SetupProvider = SetupContext.Provider

export function useSetup(): SetupPlace {
  const place = use(SetupContext)
  if (place === null) throw new Error('A step outside of the setup')
  return place
}

type SetupCall = Extract<CallName, `GET /setup${string}` | `POST /setup${string}`>

/** Makes a call of the setup, with the token of the link if there is one. */
export const callSetup = <N extends SetupCall>(name: N, token: string | null, body?: object): Promise<CallAnswer<N>> =>
  (callApi as (name: N, input: object, options: object) => Promise<CallAnswer<N>>)(name, body ? { body } : {}, {
    token,
  })
