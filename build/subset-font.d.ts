declare module 'subset-font' {
  /** One fixed value, or the range that is kept. */
  export type VariationAxis = number | { min: number; max: number };
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes: Record<string, VariationAxis> },
  ): Promise<Buffer>;
}
