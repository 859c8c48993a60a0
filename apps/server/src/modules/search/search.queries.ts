import { type Database, inTransaction, type SearchedKind } from '@touchline/database'
import { type Findable, foldText, isAsTyped, type SearchForm, searchForms } from '@touchline/football'

export interface FoundName extends Findable {
  kind: SearchedKind
}

/** Of each kind no more names are weighed: of a text that more have in them, the best known are meant. */
const MOST = 100
/** Shorter texts begin too many people's names to mean one of them. */
const SHORTEST_OF_PEOPLE = 3
/** From this length on a word may be misspelt. */
const SHORTEST_MISSPELT = 4
/** With fewer names that begin so, parts of words are looked for too. */
const FEW = 20

/** One question for each kind, each answered from the index of its own. */
const ofEach = (kinds: readonly SearchedKind[], condition: string, order: string) =>
  kinds
    .map(
      (kind) =>
        `(select kind, id, name, origin, lesser, weight from search_name
          where kind = '${kind}' and ${condition} order by ${order} limit ${MOST})`,
    )
    .join(' union all ')

const WEIGHT = 'weight desc, length(name), id'

/**
 * Names that may answer to the text, in no order, of every kind asked for: those that have its words; where these are few, those that have
 * it somewhere; and where these are few too and none as it was typed, those that are written alike. The ranking (`rankFound`) decides for good.
 */
export async function namesLike(
  database: Database,
  text: string,
  kinds: readonly SearchedKind[],
): Promise<FoundName[]> {
  const forms = searchForms(text)
  const tooShort = foldText(text).trim().length < SHORTEST_OF_PEOPLE
  const asked = kinds.filter((kind) => !tooShort || (kind !== 'player' && kind !== 'coach'))
  if (forms.length === 0 || asked.length === 0) return []
  const read = async (patterns: readonly string[], more = '') => {
    if (patterns.length === 0) return []
    const question = ofEach(asked, 'name like any($1)', WEIGHT)
    const values = more === '' ? [patterns] : [patterns, forms.map(({ key }) => key)]
    return (await database.pool.query<FoundName>(question + more, values)).rows
  }
  const begun = await read(forms.flatMap(beginPatterns), ` union all ${ofEach(asked, 'name = any($2)', WEIGHT)}`)
  if (begun.length >= FEW) return begun
  const inside = await read(forms.filter((form) => form.inside).map(({ key }) => `%${literal(key)}%`))
  const rows = [...begun, ...inside]
  const long = forms.some(({ words }) => words.some((word) => word.length >= SHORTEST_MISSPELT))
  if (!long || rows.length >= FEW || isAsTyped(text, rows)) return rows
  return [...rows, ...(await alike(database, forms[0]?.key ?? '', asked))]
}

/** Names that share most of their groups of three letters with the text. */
function alike(database: Database, key: string, kinds: readonly SearchedKind[]): Promise<FoundName[]> {
  return inTransaction(database, async (client) => {
    await client.query(`set LOCAL pg_trgm.word_similarity_threshold = ${leastAlike(key)}`)
    const { rows } = await client.query<FoundName>(ofEach(kinds, '$1 <% name', `$1 <<-> name, ${WEIGHT}`), [key])
    return rows
  })
}

/** A text has a group more than letters; two swapped letters change four of it and of the name: the share that is left of both. */
function leastAlike(key: string): number {
  const groups = key.length + 1
  return Math.min(0.6, Math.max(0.35, Math.floor((100 * (groups - 4)) / (groups + 4)) / 100))
}

/** The words at the beginning of words of a name, in their order. */
function beginPatterns({ words }: SearchForm): string[] {
  if (words.length === 0) return []
  const pattern = `${words.map(literal).join('% ')}%`
  return [pattern, `% ${pattern}`]
}

const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')
