export * from './demo/index.ts'
export * from './football-data/index.ts'
