import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type MessageTree, messageFile, messagesIn, readMessages } from '../../packages/messages/src/catalog.ts'
import { SOURCE_LANGUAGE } from '../../packages/messages/src/index.ts'
import { nameKeys, nameListOf } from '../../packages/messages/src/names.ts'
import { reportOf } from '../../packages/messages/src/translation-report.ts'

/**
 * `npm run texts -- export es [file]` writes a file for a translator: every message with its English text and every name of the data that
 * another language translates, with the translation if there is one. `npm run texts -- import es file` reads it back and reports missing
 * and wrong ones; nothing is written while a message is wrong.
 */
const USAGE = `Usage:
  npm run texts -- export <language> [file]   writes a file for a translator
  npm run texts -- import <language> <file>   takes it back, with a report`

interface Entry {
  english: string
  translation: string
}

const { positionals } = parseArgs({ allowPositionals: true })
const [command, language = '', file = `${language}.translation.json`] = positionals
if (!/^[a-z]{2}$/.test(language) || language === SOURCE_LANGUAGE) fail(USAGE)
const source = readMessages(SOURCE_LANGUAGE)
const known: Record<string, MessageTree> = existsSync(messageFile(language)) ? readMessages(language) : {}

if (command === 'export') exportMessages()
else if (command === 'import') importMessages()
else fail(USAGE)

function exportMessages(): void {
  const own = new Map(messagesIn(known))
  const english = new Map(messagesIn(source).filter(([, message]) => message !== ''))
  const names = new Map(nameKeys())
  const keys = new Set([...english.keys(), ...own.keys(), ...names.keys()])
  const entries = [...keys].map((key): [string, Entry] => [
    key,
    { english: english.get(key) ?? names.get(key) ?? '', translation: own.get(key) ?? '' },
  ])
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
  const left = entries.filter(([, { translation }]) => translation === '').length
  console.log(`${file}: ${entries.length} messages, ${left} of them not translated yet`)
}

function importMessages(): void {
  const entries = readEntries()
  const tree = treeOf(entries.flatMap(([key, { translation }]) => (translation === '' ? [] : [[key, translation]])))
  const { missing, unknown, wrong, values, same } = reportOf(tree, source)
  for (const [title, keys] of Object.entries({
    missing,
    unknown,
    wrong,
    'with other values': values,
    'still English': same,
  }))
    if (keys.length > 0) console.log(`${keys.length} ${title}:\n  ${keys.join('\n  ')}`)
  if (wrong.length + values.length + unknown.length > 0) fail('Nothing was written: correct the messages above first.')
  writeFileSync(messageFile(language), `${JSON.stringify(inOrderOf(source, tree), null, 2)}\n`)
  console.log(`${messageFile(language)}: ${messagesIn(tree).length} messages`)
}

function readEntries(): [string, Entry][] {
  try {
    return Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Entry>)
  } catch (error) {
    return fail(`${file} cannot be read: ${(error as Error).message}`)
  }
}

/** A tree of messages by their keys. A name may have dots. */
function treeOf(messages: readonly (readonly [key: string, message: string])[]): Record<string, MessageTree> {
  const tree: Record<string, MessageTree> = {}
  for (const [key, message] of messages) {
    const list = nameListOf(key)
    const names = list === null ? key.split('.') : [...list.split('.'), key.slice(list.length + 1)]
    let at: MessageTree = tree
    for (const name of names.slice(0, -1)) {
      const next = at[name]
      const below = typeof next === 'object' ? next : {}
      at[name] = below
      at = below
    }
    at[names.at(-1) ?? ''] = message
  }
  return tree
}

/** A tree in the order of another, so that two languages can be read next to each other. */
function inOrderOf(order: MessageTree, tree: MessageTree): MessageTree {
  const keys = [...Object.keys(order), ...Object.keys(tree)].filter(
    (key, at, all) => key in tree && all.indexOf(key) === at,
  )
  return Object.fromEntries(
    keys.map((key) => {
      const [own, english] = [tree[key] ?? '', order[key]]
      return [key, typeof own === 'string' ? own : inOrderOf(typeof english === 'object' ? english : {}, own)]
    }),
  )
}

function fail(reason: string): never {
  console.error(reason)
  process.exit(1)
}
