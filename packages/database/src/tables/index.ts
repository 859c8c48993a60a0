export * from './fixture.ts'
export * from './platform.ts'
export * from './reference.ts'
