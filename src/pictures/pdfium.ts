import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { PictureRefusal } from './picture-refusal.ts';

/**
 * PDFium's memory at most: a file of 50 MiB and what its heaviest page decodes to; it grows by a fifth at a time. With Node and sharp
 * beside it the process stays below the 400 MB that a catalog may take.
 */
const heapLimitBytes = 208 * 1024 * 1024;

export interface Pdfium {
  api: WrappedPdfiumModule;
  /**
   * Runs calls of the library.
   * @throws {PictureRefusal} when the library gives up on a PDF; the instance must not be used afterwards
   */
  run<Result>(work: (api: WrappedPdfiumModule) => Result): Result;
}

/** Starts an instance of PDFium whose memory has a limit. It has no script engine, so that no script in a PDF can run. */
export async function startPdfium(): Promise<Pdfium> {
  const wasm = new WebAssembly.Module(readFileSync(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm'))));
  let isFull = false;
  const api = await init({
    print: ignore,
    printErr: ignore,
    instantiateWasm(imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance) => void) {
      const grow = imports.env?.emscripten_resize_heap as (bytes: number) => boolean;
      const growToLimit = (bytes: number) => {
        isFull ||= bytes >>> 0 > heapLimitBytes;
        return bytes >>> 0 <= heapLimitBytes && grow(bytes);
      };
      const env = { ...imports.env, emscripten_resize_heap: growToLimit };
      const instance = new WebAssembly.Instance(wasm, { ...imports, env });
      receive(instance);
      return instance.exports;
    },
  });
  api.PDFiumExt_Init();
  return {
    api,
    run(work) {
      try {
        return work(api);
      } catch (error) {
        if (error instanceof PictureRefusal) throw error;
        throw new PictureRefusal(isFull ? 'pdf-heavy' : 'pdf-damaged');
      }
    },
  };
}

/** What the library prints are remarks about the PDF, which belong in no log. */
const ignore = () => {};
