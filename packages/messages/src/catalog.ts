import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { type Language, SOURCE_LANGUAGE } from './index.ts'

/** Messages as their file has them: ICU text by key, in trees. */
export interface MessageTree {
  [key: string]: string | MessageTree
}

/** Compiled messages by key, `table.caption`. */
export type Catalog = Record<string, CompiledMessage>

export const MESSAGE_FOLDER = join(import.meta.dirname, '../messages')

export const messageFile = (language: string): string => join(MESSAGE_FOLDER, `${language}.json`)

/** All messages of a language by namespace. @throws Error when the file is missing or is no JSON */
export const readMessages = (language: string): Record<string, MessageTree> =>
  JSON.parse(readFileSync(messageFile(language), 'utf8'))

/** Every message of a tree with its key. */
export function messagesIn(tree: MessageTree, path = ''): [key: string, message: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    const full = path === '' ? key : `${path}.${key}`
    return typeof value === 'string' ? [[full, value]] : messagesIn(value, full)
  })
}

/**
 * The messages of a namespace, compiled. A message that the language lacks is the English one, so that a language can be added before
 * it is translated to the end.
 * @throws Error that names the message whose ICU syntax is wrong
 */
export function catalogOf(language: Language, namespace: string): Catalog {
  const source = messagesIn(readMessages(SOURCE_LANGUAGE)[namespace] ?? {})
  const translated = messagesIn(readMessages(language)[namespace] ?? {})
  const compiled = [...source, ...translated].map(([key, message]) => [key, compile(message, `${namespace}.${key}`)])
  return Object.fromEntries(compiled)
}

/** @throws Error that names the message whose ICU syntax is wrong */
export function compile(message: string, id: string): CompiledMessage {
  try {
    return compileMessageOrThrow(message)
  } catch (error) {
    throw new Error(`Message ${id} is no ICU message: ${(error as Error).message}`)
  }
}
