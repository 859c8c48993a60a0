export * from './every-family.ts'
export * from './fixture-with-price.ts'
export * from './small-world.ts'
export * from './world.ts'
