import { docsSchema } from '@astrojs/starlight/schema'
import { defineCollection } from 'astro/content/config'
import { readDocuments } from './documents.ts'

export const collections = {
  docs: defineCollection({
    schema: docsSchema(),
    loader: {
      name: 'documents of the repository',
      load: async ({ store, parseData, renderMarkdown, generateDigest }) => {
        store.clear()
        for (const { id, title, body, file } of readDocuments()) {
          const data = await parseData({ id, data: { title, editUrl: false } })
          store.set({
            id,
            data,
            body,
            filePath: `../../${file}`,
            digest: generateDigest(body),
            rendered: await renderMarkdown(body),
          })
        }
      },
    },
  }),
}
