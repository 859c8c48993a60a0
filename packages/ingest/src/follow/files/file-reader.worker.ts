import type { ReadFiles } from './group-files.ts'
import { type ReadRequest, readGroup } from './read-group.ts'

export default (request: ReadRequest): ReadFiles => readGroup(request)
