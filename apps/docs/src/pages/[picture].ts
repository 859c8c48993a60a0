import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { APIRoute } from 'astro'
import { ROOT } from '../documents.ts'

const FILES = ['apps/docs/icon.svg', ...globSync('docs/*.png', { cwd: ROOT })]

export const getStaticPaths = () => FILES.map((file) => ({ params: { picture: basename(file) }, props: { file } }))

/** The pictures of the documents and the icon of the product. */
export const GET: APIRoute<{ file: string }> = ({ props }) => new Response(readFileSync(join(ROOT, props.file)))
