/** Why the embedded database cannot be opened. */
type Reason =
  | 'FOLDER_IN_USE'
  | 'FOLDER_UNUSABLE'
  | 'HOLDER_NOT_ANSWERING'
  | 'NO_EMBEDDED_DATABASE'
  | 'NO_SUITABLE_USER'
  | 'OLD_ENGINE'
  | 'START_FAILED'

/** An error whose message says to the operator what to do. */
export const refusal = (code: Reason, message: string): Error => Object.assign(new Error(message), { code })
