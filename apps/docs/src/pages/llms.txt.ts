import type { APIRoute } from 'astro'
import { readDocuments } from '../documents.ts'

/** The pages of the documentation, for a language model (llmstxt.org). */
export const GET: APIRoute = () => {
  const pages = readDocuments().map(({ id, title }) => `- [${title}](/docs/${id === 'index' ? '' : `${id}/`})`)
  return new Response(
    [
      '# Touchline',
      '',
      '> A self-hosted football site for people who read numbers.',
      '',
      '## Documentation',
      '',
      ...pages,
      '',
      '## All in one',
      '',
      '- [Every page as Markdown](/docs/llms-full.txt)',
      '- [The API (OpenAPI 3.1)](/api/openapi.json)',
      '',
    ].join('\n'),
  )
}
