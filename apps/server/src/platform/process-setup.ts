import { enableCompileCache, type ResolveFnOutput, registerHooks } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What every process of the product begins with. Imported before everything else. */

/** Compiled code is kept with the installation; one that cannot be written to does without. */
const { directory } = enableCompileCache(
  fileURLToPath(new URL('../../../../node_modules/.cache/touchline', import.meta.url)),
)
// Threads have no part in it unless their environment names the folder.
if (directory !== undefined) process.env.NODE_COMPILE_CACHE ??= dirname(directory)

const ORM = 'drizzle-orm'
const known = new Map<string, ResolveFnOutput>()

/**
 * Node reads the `package.json` of a module at each import that leads to it. That of drizzle has 180 KB, and a thousand imports lead to its
 * modules: resolved here they take two thirds off the start of a process, and half of its memory.
 */
registerHooks({
  resolve(specifier, context, next) {
    const isInside = specifier.startsWith('.') && context.parentURL?.includes(`/node_modules/${ORM}/`)
    if (isInside) return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
    if (specifier !== ORM && !specifier.startsWith(`${ORM}/`)) return next(specifier, context)
    const found = known.get(specifier) ?? next(specifier, context)
    known.set(specifier, found)
    return { ...found, shortCircuit: true }
  },
})
