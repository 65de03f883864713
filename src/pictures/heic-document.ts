import { readFile } from 'node:fs/promises';
import libheif, { type HeifImage } from 'libheif-js/wasm-bundle.js';

/** An open HEIC file; its size is that of the upright picture. */
export interface HeicDocument {
  width: number;
  height: number;
  /** @throws Error for a picture that can't be decoded; the document must not be used afterward */
  decode(): Promise<DecodedHeic>;
}

/** Three bytes for each pixel, in the library's own memory until they are released: a copy would take as much again. */
export interface DecodedHeic {
  data: Buffer;
  width: number;
  height: number;
  release(): void;
}

/**
 * Opens a HEIC file's primary item, which need not be the first picture (ISO/IEC 23008-12, "primary item").
 * @throws Error for a file without a picture that can be shown
 */
export async function openHeic(path: string): Promise<HeicDocument> {
  await libheif.ready;
  const decoder = new libheif.HeifDecoder();
  const images = decoder.decode(await readFile(path));
  const close = () => {
    for (const image of images) image.free();
    if (decoder.decoder) libheif.heif_context_free(decoder.decoder);
  };
  const primary = images.find((image) => image.is_primary());
  if (!primary) {
    close();
    throw new Error('No picture in this file can be shown');
  }
  return {
    width: primary.get_width(),
    height: primary.get_height(),
    decode: () => decodeImage(primary).finally(close),
  };
}

async function decodeImage({ handle }: HeifImage): Promise<DecodedHeic> {
  const { heif_colorspace: colors, heif_chroma: chroma } = libheif;
  const decoded = await libheif.heif_js_decode_image2(
    handle,
    colors.heif_colorspace_RGB,
    chroma.heif_chroma_interleaved_RGB,
  );
  const [plane] = decoded.channels ?? [];
  if (!plane) throw new Error('The picture cannot be decoded');
  const { data, width, height, stride } = plane;
  // Rows may end with unused bytes, which are removed within the library's memory.
  for (let row = 1; row < height && stride > width * 3; row += 1)
    data.copyWithin(row * width * 3, row * stride, row * stride + width * 3);
  return {
    width,
    height,
    data: Buffer.from(data.buffer, data.byteOffset, width * height * 3),
    release: () => libheif.heif_image_release(decoded.image),
  };
}
