import type { APIRoute } from 'astro'
import { readDocuments } from '../documents.ts'

/** Every page of the documentation as one Markdown text. */
export const GET: APIRoute = () =>
  new Response(
    readDocuments()
      .map(({ title, body }) => `# ${title}\n${body}`)
      .join('\n'),
  )
