export * from './football-data/index.ts'
