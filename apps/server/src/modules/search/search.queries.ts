import {
  type Database,
  inTransaction,
  type Placeholders,
  rows,
  type SearchedKind,
  type Selected,
  searchName,
  selection,
  statement,
} from '@touchline/database'
import { foldText, isAsTyped, type SearchForm, searchForms } from '@touchline/football'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'

/** At most this many names of each kind are ranked, several of one thing among them: for a common text the best known are likeliest. */
const MAX_CANDIDATES = 400
/** Shorter texts begin too many people's names to mean one of them. */
const MIN_OF_PEOPLE = 3
/** From this length on a word may be misspelt. */
const MIN_MISSPELT = 4
/** With fewer names that begin so, parts of words are looked for too. */
const FEW = 20

const WEIGHT = sql`${searchName.weight} desc, length(${searchName.name}), ${searchName.id}`

/** One query for each kind, each answered from its index. */
const ofEach = (
  kinds: readonly SearchedKind[],
  { columns, condition, order = WEIGHT }: { columns: SQL; condition: SQL; order?: SQL<unknown> },
) =>
  sql.join(
    kinds.map(
      (kind) => sql`(
        select ${columns} from ${searchName} where ${searchName.kind} = ${sql.raw(`'${kind}'`)} and ${condition}
        order by ${order} limit ${sql.raw(String(MAX_CANDIDATES))})`,
    ),
    sql` union all `,
  )

const COLUMNS = {
  kind: searchName.kind,
  id: searchName.id,
  name: searchName.name,
  origin: searchName.origin,
  lesser: searchName.lesser,
  weight: searchName.weight,
}

/** A statement for each set of kinds, built when it is first asked. */
function forKinds<S>(build: (kinds: readonly SearchedKind[]) => S) {
  const built = new Map<string, S>()
  return (kinds: readonly SearchedKind[]): S => {
    const key = kinds.join()
    const known = built.get(key) ?? build(kinds)
    built.set(key, known)
    return known
  }
}

const isLike = (patterns: Placeholder) => sql`${searchName.name} like any(${patterns}::text[])`

const BEGUN = forKinds((kinds) =>
  statement((p: Placeholders<{ patterns: readonly string[]; keys: readonly string[] }>) =>
    selection(
      COLUMNS,
      (columns) => sql`
        ${ofEach(kinds, { columns, condition: isLike(p.patterns) })}
        union all ${ofEach(kinds, { columns, condition: sql`${searchName.name} = any(${p.keys}::text[])` })}`,
    ),
  ),
)

const INSIDE = forKinds((kinds) =>
  statement((p: Placeholders<{ patterns: readonly string[] }>) =>
    selection(COLUMNS, (columns) => ofEach(kinds, { columns, condition: isLike(p.patterns) })),
  ),
)

const ALIKE = forKinds((kinds) =>
  statement((p: Placeholders<{ key: string }>) => {
    const nearest = sql`${p.key}::text <<-> ${searchName.name}, ${WEIGHT}`
    return selection(COLUMNS, (columns) =>
      ofEach(kinds, { columns, condition: sql`${p.key}::text <% ${searchName.name}`, order: nearest }),
    )
  }),
)

type FoundName = Selected<typeof COLUMNS>

/**
 * Names that may match the text, unsorted, of every requested kind: those with its words; where these are few, those that contain it; and
 * where these are few too and none as typed, similar ones. The ranking (`rankFound`) decides.
 */
export async function namesLike(
  database: Database,
  text: string,
  kinds: readonly SearchedKind[],
): Promise<FoundName[]> {
  const forms = searchForms(text)
  const tooShort = foldText(text).trim().length < MIN_OF_PEOPLE
  const asked = kinds.filter((kind) => !tooShort || (kind !== 'player' && kind !== 'coach'))
  if (forms.length === 0 || asked.length === 0) return []
  const patterns = forms.flatMap(beginPatterns)
  const keys = forms.map(({ key }) => key)
  const begun = patterns.length === 0 ? [] : await rows(database.pool, BEGUN(asked), { patterns, keys })
  if (begun.length >= FEW) return begun
  const parts = forms.filter((form) => form.inside).map(({ key }) => `%${literal(key)}%`)
  const inside = parts.length === 0 ? [] : await rows(database.pool, INSIDE(asked), { patterns: parts })
  const found = [...begun, ...inside]
  const long = forms.some(({ words }) => words.some((word) => word.length >= MIN_MISSPELT))
  if (!long || found.length >= FEW || isAsTyped(text, found)) return found
  return [...found, ...(await alike(database, forms[0]?.key ?? '', asked))]
}

/** Names that share most of their groups of three letters with the text. */
function alike(database: Database, key: string, kinds: readonly SearchedKind[]): Promise<FoundName[]> {
  return inTransaction(database, async (client) => {
    await client.query(`set local pg_trgm.word_similarity_threshold = ${leastAlike(key)}`)
    return rows(client, ALIKE(kinds), { key })
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
