import path from 'node:path'
import { LATE_PARTS } from './late-parts.ts'

/** The used part of the bundler's data on a module. */
interface Graph {
  getModuleInfo(id: string): ModuleInfo | null
}

interface ModuleInfo {
  code: string | null
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}

/** The libraries every page needs, in two files: a new connection begins slowly, so one large file comes later; ten would compress worse. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//
const LIBRARIES = /\/node_modules\/(@tanstack\/[^/]+|@lingui\/[^/]+)\//
/** Those that only further pages of growing lists need. */
const LATER_LIBRARIES = /\/(infiniteQueryObserver|useInfiniteQuery)\.js$/
const ENTRY = path.join(import.meta.dirname, 'src/client.tsx')
const HOME = path.join(import.meta.dirname, 'src/routes/_upcoming.tsx')
const MATCH = path.join(import.meta.dirname, 'src/routes/soccer.tsx')
const COMPARISON = path.join(import.meta.dirname, 'src/routes/compare/teams.$hid.$aid.tsx')
/** A file of fewer bytes of source costs a visitor more in waiting than it saves in reading. */
const SMALL_FILE = 5_000
/** Packages that list everything in one module; only the parts imported by name are built. */
const LISTS = /\/packages\/football\/src\/(type-names\/)?index\.ts$|\/@tabler\/icons-react\/.*icons-react\.mjs$/
const IMPORTS = /import\s*\{([^}]*)\}\s*from\s*["'](?:@touchline\/football|@tabler\/icons-react)["']/g

/** Everything that the pages of a route need, its own modules among them. */
const pagesOf = (graph: Graph, route: string) =>
  needsOf(graph, graph.getModuleInfo(route)?.dynamicallyImportedIds ?? [])

/** Everything the given modules need before they can run. */
function needsOf(graph: Graph, roots: readonly string[]): Set<string> {
  const needed = new Set(roots)
  for (const id of needed) {
    const { code, importedIds } = graph.getModuleInfo(id) ?? { code: null, importedIds: [] }
    for (const next of importedIds) {
      for (const one of LISTS.test(next) ? listed(graph, next, code ?? '') : [next]) needed.add(one)
    }
  }
  return needed
}

/** The modules of a list, and of the lists in it, that a piece of code imports by name. */
function listed(graph: Graph, list: string, code: string): string[] {
  const wanted = [...code.matchAll(IMPORTS)].flatMap(([, names = '']) => names.match(/\w+(?=\s+as\b|\s*(,|$))/g) ?? [])
  return (graph.getModuleInfo(list)?.importedIds ?? []).flatMap((id) => {
    if (LISTS.test(id)) return listed(graph, id, code)
    const text = graph.getModuleInfo(id)?.code ?? ''
    const defines = (name: string) =>
      id.endsWith(`/${name}.mjs`) || new RegExp(`export (const|function) ${name}\\b`).test(text)
    return wanted.some(defines) ? [id] : []
  })
}

/**
 * Groups the frame of every page and the home page without the pages themselves. A visitor's first page loads it in one file: thirty small
 * ones wait for each other on a slow line.
 */
function frameGroup(): (id: string, graph: Graph) => string | null {
  let frame: Set<string> | undefined
  return (id, graph) => {
    if (!frame) {
      const ofHome = [...pagesOf(graph, HOME)].filter((one) => !/\/src\/(features|routes)\//.test(one))
      frame = new Set([...needsOf(graph, [ENTRY]), ...ofHome])
    }
    return frame.has(id) && !LATER_LIBRARIES.test(id) ? 'frame' : null
  }
}

/** The last one takes the rest. */
const MATCH_GROUPS = ['match', 'pair', 'late'] as const
type MatchGroup = (typeof MATCH_GROUPS)[number]

/**
 * Groups the modules of the match page beyond the frame; `late` is for the parts that hydrate last. Modules used by the same pages share a
 * file, and small files join their neighbour, so that the page loads a dozen files less. Modules shared only with the comparison of two
 * teams are separate: the many pages that need a small piece of the rest would carry them.
 */
function matchGroup(name: MatchGroup): (id: string, graph: Graph) => string | null {
  let group: Set<string> | undefined
  return (id, graph) => {
    group ??= modulesOf(graph, name)
    return group.has(id) ? name : null
  }
}

function modulesOf(graph: Graph, name: MatchGroup): Set<string> {
  const routes = [...needsOf(graph, [ENTRY])].filter((id) => id.includes('/src/routes/'))
  const others = new Set(
    routes.filter((id) => id !== MATCH && id !== COMPARISON).flatMap((route) => [...pagesOf(graph, route)]),
  )
  const needed = name === 'late' ? needsOf(graph, LATE_PARTS) : pagesOf(graph, MATCH)
  const own = [...needed].filter((id) => !id.includes('/src/routes/'))
  return new Set(own.filter((id) => others.has(id) === (name === 'match')))
}

/** Modules of the browser's build that share a file; all others go with the routes that need them. */
export const fileGroups = () => [
  { name: 'react', test: REACT, priority: 4 },
  { name: 'libraries', test: (id: string) => LIBRARIES.test(id) && !LATER_LIBRARIES.test(id), priority: 3 },
  { name: frameGroup(), debugName: 'frame', includeDependenciesRecursively: false, priority: 2 },
  ...MATCH_GROUPS.map((name) => ({
    name: matchGroup(name),
    debugName: name,
    entriesAware: true,
    entriesAwareMergeThreshold: SMALL_FILE,
    includeDependenciesRecursively: false,
    priority: name === 'late' ? 0 : 1,
  })),
]

/** The bundler calls the files of a group that it splits after all the routes that need them: `match~soccer~…`. */
const SPLIT_NAME = /~.*$/
const named = (name: string, ending: string) => `assets/${name.replace(SPLIT_NAME, '')}-[hash:7]${ending}`

/** File names of the browser's build. */
export const fileNames = {
  chunkFileNames: ({ name }: { name: string }) => named(name, '.js'),
  assetFileNames: ({ names: [name = 'asset'] }: { names: readonly string[] }) =>
    named(path.parse(name).name, '[extname]'),
}
