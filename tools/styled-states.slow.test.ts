import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import type { Node } from 'typescript/unstable/ast'
import { isJsxAttribute, isJsxExpression, isPropertyAssignment, isStringLiteral } from 'typescript/unstable/ast/is'
import { API, type Project, type Type } from 'typescript/unstable/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from './root.ts'

const SOURCE = join(ROOT, 'apps/web/src')
const read = (file: string) => readFileSync(file, 'utf8')
const files = (pattern: string) => globSync(pattern, { cwd: SOURCE }).map((file) => join(SOURCE, file))

let folder: string
let api: API
let project: Project
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-states-'))
  const { compilerOptions } = JSON.parse(read(join(ROOT, 'tsconfig.json')))
  const config = join(folder, 'tsconfig.json')
  const typeRoots = [join(ROOT, 'node_modules/@types')]
  writeFileSync(
    config,
    JSON.stringify({ compilerOptions: { ...compilerOptions, incremental: false, typeRoots }, include: [SOURCE] }),
  )
  api = new API({ cwd: ROOT })
  const opened = api.updateSnapshot({ openProjects: [config] }).getProject(config)
  if (!opened) throw new Error('The project does not open')
  project = opened
}, 600_000)
afterAll(() => {
  api.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a state that styles select by its value is one that the markup of these styles can write', () => {
  const components = files('**/*.tsx').map((file) => ({ file, imports: importsOf(file), written: writtenIn(file) }))
  const everywhere = new Set(components.flatMap(({ written }) => written))
  const wrong = files('**/*.css').flatMap((sheet) => {
    const own = components.filter(({ imports }) => imports.includes(sheet))
    const drawn = components.filter(({ file }) => own.some(({ imports }) => imports.includes(file)))
    const here = new Set([...own, ...drawn].flatMap(({ written }) => written))
    return selectedIn(sheet)
      .filter(({ name, value, classed }) => {
        // A state without a class, or of a sheet that no component imports, is anybody's.
        const written = classed && own.length > 0 ? here : everywhere
        return !written.has(`${name}=${value}`) && !written.has(`${name}=*`)
      })
      .map(({ name, value }) => `${relative(SOURCE, sheet)} ${name}=${value}`)
  })
  expect(wrong).toEqual([])
})

const importsOf = (file: string) =>
  [...read(file).matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => join(dirname(file), path))

const selectedIn = (sheet: string) =>
  [...read(sheet).matchAll(/([\w\])])?\[data-([\w-]+)="?([^"\]]+)"?\]/g)].map(([, before, name, value]) => ({
    name,
    value,
    classed: before !== undefined,
  }))

/** Possible values of each `data-` attribute of a file, by the type of its expression; `*` for any text. */
function writtenIn(file: string): readonly string[] {
  const attributes: { name: string; value: Node }[] = []
  const quoted: string[] = []
  const look = (node: Node): void => {
    if (isJsxAttribute(node) && node.initializer) {
      const { initializer } = node
      const name = /^data-(.+)/.exec(node.name.getText())?.[1]
      if (name && isStringLiteral(initializer)) quoted.push(`${name}=${initializer.text}`)
      else if (name && isJsxExpression(initializer) && initializer.expression) {
        attributes.push({ name, value: initializer.expression })
      }
    }
    if (isPropertyAssignment(node) && isStringLiteral(node.name)) {
      const name = /^data-(.+)/.exec(node.name.text)?.[1]
      if (name) attributes.push({ name, value: node.initializer })
    }
    node.forEachChild(look)
  }
  project.program.getSourceFile(file)?.forEachChild(look)
  const types = project.checker.getTypeAtLocation(attributes.map(({ value }) => value))
  return [...quoted, ...attributes.flatMap(({ name }, at) => valuesOf(types[at]).map((value) => `${name}=${value}`))]
}

function valuesOf(type: Type | undefined): readonly string[] {
  if (type?.isUnionType()) return type.getTypes().flatMap(valuesOf)
  if (type?.isStringLiteralType() || type?.isNumberLiteralType()) return [String(type.value)]
  return type && ['string', 'number'].includes(project.checker.typeToString(type)) ? ['*'] : []
}
