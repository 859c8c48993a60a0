import { readDrawing } from '../resvg.ts'

/** An SVG drawing as the bytes of a PNG. */
export default async (svg: string): Promise<Uint8Array> => (await readDrawing(svg)).render().asPng()
