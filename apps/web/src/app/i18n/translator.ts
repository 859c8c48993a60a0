import type { FlatNamespace, i18n, TFunction } from 'i18next'

type Values = Readonly<Record<string, unknown>>

/** What a text may be asked for with, beside the values that stand in it. */
interface Options extends Values {
  ns?: string
  count?: unknown
  ordinal?: boolean
  defaultValue?: string
  returnObjects?: boolean
}

const MAIN = 'common'
const SPARE = 'en'

/** The texts of one language by namespace, English ones behind them. The keys, values and plural forms of i18next, whose types it has. */
export interface Translator {
  language: string
  t: i18n['t']
  textsFor<const Ns extends FlatNamespace>(namespace: Ns): TFunction<Ns>
  add(language: string, namespace: string, texts: Values): void
  has(namespace: string): boolean
}

export function createTranslator(language: string): Translator {
  const languages = new Map([language, SPARE].map((spoken) => [spoken, new Map<string, Values>()]))
  const rules = new Map<string, Intl.PluralRules>()
  /** Texts that were found before: a page asks for the same ones in every row. */
  const known = new Map<string, string>()

  function pluralOf(spoken: string, count: number, ordinal: boolean): string {
    const key = `${spoken}/${ordinal}`
    const rule = rules.get(key) ?? new Intl.PluralRules(spoken, { type: ordinal ? 'ordinal' : 'cardinal' })
    rules.set(key, rule)
    return rule.select(count)
  }

  /** The keys a text may stand under, the best first. */
  function keysOf(spoken: string, key: string, { count, ordinal = false }: Options): string[] {
    if (typeof count !== 'number') return [key]
    const form = pluralOf(spoken, count, ordinal)
    if (ordinal) return [`${key}_ordinal_${form}`, `${key}_${form}`, key]
    return [...(count === 0 ? [`${key}_zero`] : []), `${key}_${form}`, `${key}_other`, key]
  }

  function find(namespace: string, key: string, options: Options): unknown {
    if (options.count !== undefined) return search(namespace, key, options)
    const place = `${namespace}:${key}`
    const found = known.get(place) ?? search(namespace, key, options)
    if (typeof found === 'string' && found !== options.defaultValue) known.set(place, found)
    return found
  }

  function search(namespace: string, key: string, options: Options): unknown {
    for (const [spoken, texts] of languages) {
      const all = texts.get(namespace)
      for (const one of all ? keysOf(spoken, key, options) : []) {
        const found = at(all, one)
        if (typeof found === 'string' || (options.returnObjects && found !== undefined)) return found
      }
    }
    return options.defaultValue
  }

  function translate(from: string, name: string, options: Options = {}): unknown {
    const cut = name.indexOf(':')
    const namespace = cut === -1 ? (options.ns ?? from) : name.slice(0, cut)
    const key = name.slice(cut + 1)
    return filled(find(namespace, key, options) ?? key, options)
  }

  const textsFor = (namespace: string) =>
    ((name: string, options?: Options) => translate(namespace, name, options)) as unknown
  return {
    language,
    t: textsFor(MAIN) as i18n['t'],
    textsFor: <const Ns extends FlatNamespace>(namespace: Ns) => textsFor(namespace as string) as TFunction<Ns>,
    add: (spoken, namespace, more) => {
      known.clear()
      languages.get(spoken)?.set(namespace, more)
    },
    has: (namespace) => languages.get(language)?.has(namespace) === true,
  }
}

/** What stands at `one.two.three` of a tree; a key may have dots of its own. */
function at(tree: unknown, key: string): unknown {
  if (typeof tree !== 'object' || tree === null) return undefined
  if (Object.hasOwn(tree, key)) return (tree as Values)[key]
  for (let dot = key.indexOf('.'); dot !== -1; dot = key.indexOf('.', dot + 1)) {
    const found = at((tree as Values)[key.slice(0, dot)], key.slice(dot + 1))
    if (found !== undefined) return found
  }
  return undefined
}

/** A text, or each of a list, with its values. */
function filled(text: unknown, values: Values): unknown {
  if (Array.isArray(text)) return text.map((one) => filled(one, values))
  if (typeof text !== 'string' || !text.includes('{{')) return text
  return text.replace(/{{(\w+)}}/g, (all, name: string) => (name in values ? String(values[name] ?? '') : all))
}
