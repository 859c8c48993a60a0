import openapiTS, { astToString } from 'openapi-typescript'
import { InputData, JSONSchemaInput, quicktype } from 'quicktype-core'

/** The used parts of the API's description. */
export interface ApiDescription {
  paths: Readonly<
    Record<string, Readonly<Record<string, { operationId?: string; responses: Record<string, JsonAnswer> }>>>
  >
  components: { schemas: Readonly<Record<string, unknown>> }
}
interface JsonAnswer {
  content?: { 'application/json'?: { schema: unknown } }
}

/** Types of a client for `openapi-fetch`. */
export async function typescriptTypes(description: ApiDescription): Promise<string> {
  return astToString(await openapiTS(Buffer.from(JSON.stringify(description))))
}

/** Schema of an object with a field for the answer of every operation, in the words of JSON Schema. */
function answersSchema({ paths, components }: ApiDescription): string {
  const operations = Object.values(paths).flatMap((path) => Object.values(path))
  const answers = operations.flatMap(({ operationId, responses }) => {
    const schema = responses['200']?.content?.['application/json']?.schema
    return operationId && schema ? [[operationId, schema] as const] : []
  })
  const schema = { type: 'object', properties: Object.fromEntries(answers), definitions: components.schemas }
  // Instants stay texts: Python's own library does not read all of them.
  const withoutFormats = JSON.stringify(schema, (key, value: unknown) => (key === 'format' ? undefined : value))
  return withoutFormats.replaceAll('#/components/schemas/', '#/definitions/')
}

/** A Python module whose `answers_from_dict({ operationId: answer })` reads answers into classes; refuses what does not fit them. */
export async function pythonModule(description: ApiDescription): Promise<string> {
  const schemas = new JSONSchemaInput(undefined)
  await schemas.addSource({ name: 'Answers', schema: answersSchema(description) })
  const inputData = new InputData()
  inputData.addInput(schemas)
  const { lines } = await quicktype({ inputData, lang: 'python', rendererOptions: { 'python-version': '3.7' } })
  return lines.join('\n')
}
