import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type ApiDescription, pythonModule, typescriptTypes } from '../tools/clients/generate.ts'
import { ROOT } from '../tools/root.ts'
import { api } from './support/api.ts'
import { type DataCall, dataCalls, pathOf } from './support/data-calls.ts'
import { expect, test } from './support/fixtures.ts'
import type { Member } from './support/member.ts'
import { findPlaces } from './support/places.ts'
import { DEMO_URL, demoMember } from './support/worlds/demo.ts'
import { nodeBinary } from './support/worlds/product.ts'

// Programs outside are written against the description of the API: clients are generated from it and read the demo world.

const run = promisify(execFile)
const CLIENTS = join(ROOT, 'tools/clients')

let folder: string
let description: ApiDescription
let subscriber: Member
let calls: DataCall[]

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-clients-'))
})

test.afterEach(() => rmSync(folder, { recursive: true, force: true }))
test.beforeAll(async () => {
  description = await api<ApiDescription>(DEMO_URL, '/openapi.json')
  subscriber = await demoMember('subscriber')
  calls = await dataCalls(subscriber, await findPlaces(DEMO_URL))
})

/** Runs a program; its output is the message when it fails. */
async function output(command: string, args: readonly string[]): Promise<string> {
  try {
    return (await run(command, [...args], { cwd: folder, maxBuffer: 2 ** 26 })).stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${command}: ${stdout}${stderr}`)
  }
}

/** The line of a TypeScript program that makes the call through the typed client. */
function typedCall({ id, call, params, query }: DataCall): string {
  const filled = Object.entries({ path: params, query }).filter(([, values]) => Object.keys(values).length > 0)
  const sent = JSON.stringify({ params: Object.fromEntries(filled) })
  return `answers['${id}'] = (await client.GET('/api${call.path}', ${sent})).data`
}

test('a TypeScript client made by openapi-typescript compiles and reads every data call', async () => {
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(join(ROOT, 'node_modules/openapi-fetch'), join(folder, 'node_modules/openapi-fetch'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'api.d.ts'), await typescriptTypes(description))
  const { token } = subscriber.storage
  writeFileSync(
    join(folder, 'read.ts'),
    `import createClient from 'openapi-fetch'
import type { components, paths } from './api.d.ts'

const client = createClient<paths>({ baseUrl: '${DEMO_URL}', headers: { authorization: 'Token ${token}' } })
const answers: Record<string, unknown> = {}
const nameOf = ({ local_name }: Pick<components['schemas']['UpcomingMatch'], 'local_name'>): string => local_name
const { data: matches = [] } = await client.GET('/api/upcoming/{fromUtc}/{toUtc}', {
  params: { path: { fromUtc: '2026-11-21 12:00', toUtc: '2026-11-22 00:00' } },
})
if (matches.length === 0 || matches.some((match) => nameOf(match) === '')) throw new Error('No matches')
${calls.map(typedCall).join('\n')}
console.log(JSON.stringify(Object.keys(answers).filter((id) => answers[id] !== undefined)))
`,
  )
  const strict = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2022', '--lib', 'es2023,dom']
  await output(join(CLIENTS, 'node_modules/.bin/tsc'), [...strict, '--allowImportingTsExtensions', 'read.ts'])
  const read = JSON.parse(await output(nodeBinary, ['read.ts'])) as string[]
  expect(read).toEqual(calls.map(({ id }) => id))
})

const python = await run('python3', ['--version']).then(
  () => true,
  () => false,
)

test('a Python client made by quicktype compiles, and reads and writes every data call without loss', async () => {
  test.skip(!python, 'There is no Python')
  writeFileSync(join(folder, 'touchline.py'), await pythonModule(description))
  const requests = calls.map((call) => [call.id, `${DEMO_URL}/api${pathOf(call)}`])
  writeFileSync(join(folder, 'requests.json'), JSON.stringify(requests))
  writeFileSync(
    join(folder, 'read.py'),
    `import json, urllib.request
from touchline import answers_from_dict, answers_to_dict

def without_unknown(value):
    """What a client writes again leaves out what is null."""
    if isinstance(value, dict):
        return {key: without_unknown(part) for key, part in value.items() if part is not None}
    return [without_unknown(part) for part in value] if isinstance(value, list) else value

read = []
for operation, address in json.load(open('requests.json')):
    request = urllib.request.Request(address, headers={'Authorization': 'Token ${subscriber.storage.token}'})
    answer = {operation: json.load(urllib.request.urlopen(request))}
    again = answers_to_dict(answers_from_dict(answer))
    if without_unknown(again) != without_unknown(answer):
        raise SystemExit(operation + ' is not the same again')
    read.append(operation)
print(json.dumps(read))
`,
  )
  await output('python3', ['-m', 'py_compile', 'touchline.py', 'read.py'])
  expect(JSON.parse(await output('python3', ['read.py']))).toEqual(calls.map(({ id }) => id))
})
