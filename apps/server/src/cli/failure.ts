export const EXIT = { done: 0, failed: 1, notUnderstood: 2 } as const

/** Ends a command with a message for the operator. */
export class Failure extends Error {
  readonly exitCode: number
  constructor(message: string, exitCode: number = EXIT.failed) {
    super(message)
    this.exitCode = exitCode
  }
}
