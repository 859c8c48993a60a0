import type { Plugin } from 'vite'

/**
 * The README's browsers: Chrome and Edge 110, Safari 16.4, Firefox 115 (ESR). The build lowers syntax for them but adds no functions, so
 * functions one of them lacks must not be shipped without a fallback.
 */
export const SUPPORTED = ['chrome110', 'edge110', 'safari16.4', 'firefox115']

const STATIC = [
  'Array.fromAsync',
  'Map.groupBy',
  'Object.groupBy',
  'Promise.withResolvers',
  'Promise.try',
  'AbortSignal.any',
  'URL.canParse',
  'URL.parse',
  'Iterator.from',
  'RegExp.escape',
  'Error.isError',
  'Math.sumPrecise',
  'Intl.Segmenter',
  'Intl.DurationFormat',
  'Uint8Array.fromBase64',
  'CSS.highlights',
]
const METHODS = [
  'isWellFormed',
  'toWellFormed',
  'transferToFixedLength',
  'symmetricDifference',
  'isSubsetOf',
  'isSupersetOf',
  'isDisjointFrom',
  'checkVisibility',
  'startViewTransition',
  'showPopover',
  'hidePopover',
  'togglePopover',
  'toBase64',
  'getOrInsert',
]

const NEWER = new RegExp(
  `(?<![\\w$.])(?:${STATIC.map((name) => name.replace('.', '\\.')).join('|')})(?![\\w$])|\\.(?:${METHODS.join('|')})\\(`,
  'g',
)

/** Whether a script checks that something exists before it calls it. */
const isLookedFor = (script: string, name: string): boolean =>
  new RegExp(`${name}\\?\\.|typeof [\\w$.]*${name}\\b|["'\`]${name}["'\`] ?in\\b`).test(script)

/** Functions a script calls that one of the supported browsers lacks, except those it checks for. */
export function newerThanSupported(script: string): string[] {
  const called = [...script.matchAll(NEWER)].map(([name]) => name.replace(/^\.|\($/g, ''))
  return [...new Set(called)].filter((name) => !isLookedFor(script, name))
}

/** Fails the build when a file for the browser, libraries included, calls a function that a supported browser lacks. */
export function supportedBrowsers(): Plugin {
  return {
    name: 'touchline-supported-browsers',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const wrong = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? newerThanSupported(file.code).map((name) => `${file.fileName}: ${name}`) : [],
      )
      if (wrong.length > 0) this.error(`Not in every supported browser:\n${wrong.join('\n')}`)
    },
  }
}
