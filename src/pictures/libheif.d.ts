/** The part of the library that the site uses; the library's own types describe the functions below. */
declare module 'libheif-js/wasm-bundle.js' {
  export interface HeifImage {
    handle: object;
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    free(): void;
  }
  interface HeifDecoder {
    /** Absent until a file was decoded. */
    decoder?: object | null;
    /** The file's top-level images; empty if it can't be read. */
    decode(bytes: Uint8Array): HeifImage[];
  }
  const libheif: {
    ready: Promise<unknown>;
    HeifDecoder: new () => HeifDecoder;
    heif_colorspace: { heif_colorspace_RGB: object };
    heif_chroma: { heif_chroma_interleaved_RGB: object };
    heif_context_free(context: object): void;
    heif_image_release(image: object): void;
    /** The data of its channels is in the library's own memory. */
    heif_js_decode_image2(
      handle: object,
      colors: object,
      chroma: object,
    ): Promise<{
      image: object;
      channels?: { data: Uint8Array<ArrayBuffer>; width: number; height: number; stride: number }[];
    }>;
  };
  export default libheif;
}
