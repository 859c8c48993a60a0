import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'

/**
 * Opens something before the tests of a file and closes it after them.
 * @returns the opened resource; while tests are collected, before it is open, it has no properties
 */
export function useResource<T extends { close(): unknown }>(open: () => T | Promise<T>): T {
  const resource = {} as T
  beforeAll(async () => {
    Object.assign(resource, await open())
  })
  afterAll(() => resource.close?.())
  return resource
}

/** The same for each test. Closed only where it can be. */
export function useFreshResource<T extends object>(open: () => T | Promise<T>): T {
  const resource = {} as T & { close?(): unknown }
  beforeEach(async () => {
    Object.assign(resource, await open())
  })
  afterEach(() => resource.close?.())
  return resource
}

/** A folder for temporary files. */
export interface Folder {
  path: string
  /** A path inside it. */
  at(...names: string[]): string
}

function newFolder(): Folder & { close(): void } {
  const path = mkdtempSync(join(tmpdir(), 'touchline-'))
  return { path, at: (...names) => join(path, ...names), close: () => rmSync(path, { recursive: true, force: true }) }
}

/** An empty folder for each test. */
export const useFreshFolder = (): Folder => useFreshResource(newFolder)

/** A folder for all tests of a file. */
export const useFolder = (): Folder => useResource(newFolder)
