import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './packages/database/src/tables/index.ts',
  out: './packages/database/migrations',
  casing: 'snake_case',
})
