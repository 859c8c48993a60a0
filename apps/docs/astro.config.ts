import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'

/** The documentation site, built from the Markdown files of the repository and served at `/docs` of the product. */
export default defineConfig({
  base: '/docs',
  build: { assets: 'assets', inlineStylesheets: 'never' },
  // Plain code blocks need no styles inside the page.
  markdown: { syntaxHighlight: false },
  integrations: [
    starlight({
      title: 'Touchline',
      description: 'How to run, operate and build Touchline.',
      favicon: '/icon.svg',
      customCss: ['./src/look.css'],
      expressiveCode: false,
      pagination: false,
      disable404Route: true,
      sidebar: [
        { label: 'What it is', slug: 'index' },
        { label: 'Operate', items: ['operating', 'configuration', 'runbook', 'scaling', 'security'] },
        { label: 'Build', items: ['architecture', 'glossary', 'walks', 'contributing', 'measurements', 'reliability'] },
        { label: 'Decisions', collapsed: true, items: [{ autogenerate: { directory: 'decisions' } }] },
      ],
    }),
  ],
})
