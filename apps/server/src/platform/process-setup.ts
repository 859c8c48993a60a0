import { enableCompileCache, type ResolveFnOutput, registerHooks } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The start of every process of the product. Import it before everything else. */

/** Compiled code is cached with the installation, if that is writable. */
const { directory } = enableCompileCache(
  fileURLToPath(new URL('../../../../node_modules/.cache/touchline', import.meta.url)),
)
// Threads have no part in it unless their environment names the folder.
if (directory !== undefined) process.env.NODE_COMPILE_CACHE ??= dirname(directory)

const ORM = 'drizzle-orm'
const known = new Map<string, ResolveFnOutput>()

/**
 * Node reads the `package.json` of a module at each import that leads to it. Drizzle's is large, and a thousand imports lead to its
 * modules, so they are resolved here.
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
