export interface Answer {
  status: number
  body: unknown
}

export const refusal = (status: number, name: string, issue?: string): Answer => ({
  status,
  body: { name, message: name, debug_id: 'f1d2', ...(issue && { details: [{ issue }] }) },
})
