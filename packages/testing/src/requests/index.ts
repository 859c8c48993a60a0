export * from './contract-samples.ts'
export * from './hostile-requests.ts'
export * from './raw-request.ts'
