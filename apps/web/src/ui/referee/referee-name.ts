export interface RefereeName {
  id: number
  name: string
}
