import { isMailAddress } from '@touchline/football'
import { LIMITS } from './limits.ts'

/** Errors of an entry; the words are in the texts. */
export type Problem =
  | 'required'
  | 'country'
  | 'minlength5'
  | 'typevalidemail'
  | 'notuseemail'
  | 'notuselink'
  | 'passwordnotmatch'
  | 'invalidemail'
  | 'emailexist'
  | 'usernameexist'

export interface SignUpEntries {
  email: string
  username: string
  password: string
  repeat: string
  /** Id of the country; null while none is chosen. */
  country: number | null
}

export type SignUpField = keyof SignUpEntries
export type Problems<Field extends string> = Partial<Record<Field, Problem>>

/** In the order of the page. */
export const SIGN_UP_FIELDS: readonly SignUpField[] = ['email', 'username', 'password', 'repeat', 'country']

export function usernameProblem(username: string): Problem | null {
  if (username === '') return 'required'
  // As the server compares names: a full-width sign is the sign.
  const folded = username.normalize('NFKC').toLowerCase()
  if (folded.length < LIMITS.usernameMin) return 'minlength5'
  if (folded.includes('@')) return 'notuseemail'
  return /[/\\]|^www\./.test(folded) ? 'notuselink' : null
}

function passwordProblem(password: string): Problem | null {
  if (password === '') return 'required'
  return password.length < LIMITS.passwordMin ? 'minlength5' : null
}

/** Errors of the sign-up form; empty when it can be sent. */
export function signUpProblems({ email, username, password, repeat, country }: SignUpEntries): Problems<SignUpField> {
  const unequal = password === repeat ? null : 'passwordnotmatch'
  const found: Record<SignUpField, Problem | null> = {
    email: email === '' ? 'required' : isMailAddress(email.trim()) ? null : 'typevalidemail',
    username: usernameProblem(username),
    password: passwordProblem(password),
    repeat: passwordProblem(repeat) ?? unequal,
    country: country === null ? 'country' : null,
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null))
}

/** The error of a new password once both fields are filled in; it can be saved when they are and there is none. */
export function newPasswordState(password: string, repeat: string) {
  if (password === '' || repeat === '') return { problems: {}, canSave: false }
  const length = passwordProblem(password)
  const unequal: Problem | null = password === repeat ? null : 'passwordnotmatch'
  return { problems: { password: length, repeat: unequal }, canSave: length === null && unequal === null }
}
