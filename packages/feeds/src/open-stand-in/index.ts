export * from './file-server.ts'
export * from './recorded-files.ts'
