import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { PictureRefusal } from './picture-format.ts';

/** An open PDF; its pages count from 0. Each method throws `PictureRefusal` if the library can't do its work. */
export interface PdfDocument {
  pages: number;
  /** In points, upright. */
  size(page: number): { width: number; height: number };
  /** Draws a page on white. @returns four bytes for each pixel (red, green, blue, unused), until the next page is drawn */
  draw(page: number, width: number, height: number): Buffer;
  /** Returns the page's text, followed by the values of its form fields. */
  text(page: number): string;
}

/** Constants of https://pdfium.googlesource.com/pdfium/+/refs/heads/main/public/fpdfview.h */
const passwordErrors = [4, 5];
/** A form whose pages are made by a program inside it: its page only says "Please wait..." (FORMTYPE_XFA_FULL). */
const dynamicForm = 2;
const bgrxFormat = 3;
const drawFlags = 0x01 /* annotations */ | 0x10; /* red first */
const white = 0xffffffff;

/** A full page of small print has some 6,000 characters. */
const textLimit = 10_000;

/**
 * Opens a PDF.
 * @throws {PictureRefusal} for a PDF that requires a password, can't be read, needs Adobe Reader, or needs too much memory
 */
export async function openPdf(path: string): Promise<PdfDocument> {
  const pdfium = await startPdfium();
  const document = pdfium.run((api) => loadDocument(api, path));
  const form = pdfium.run((api) => openForm(api, document));
  return {
    pages: pdfium.run((api) => api.FPDF_GetPageCount(document)),
    size: (page) => pdfium.run((api) => readSize(api, document, page)),
    draw: (page, width, height) => pdfium.run((api) => drawPage(api, { document, form }, page, width, height)),
    text: (page) => pdfium.run((api) => readText(api, { document, form }, page)),
  };
}

/** The library reads from its own memory while the document is open. */
function loadDocument(api: WrappedPdfiumModule, path: string): number {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const pointer = allocate(api, size);
    for (let read = 0; read < size; ) {
      const bytes = readSync(file, api.pdfium.HEAPU8, pointer + read, size - read, read);
      if (bytes === 0) throw new PictureRefusal('pdf-damaged');
      read += bytes;
    }
    const document = api.FPDF_LoadMemDocument(pointer, size, '');
    if (!document)
      throw new PictureRefusal(passwordErrors.includes(api.FPDF_GetLastError()) ? 'pdf-password' : 'pdf-damaged');
    if (api.FPDF_GetFormType(document) === dynamicForm) throw new PictureRefusal('pdf-xfa');
    return document;
  } finally {
    closeSync(file);
  }
}

/**
 * Opens a form's fields, which PDFium draws separately from their page. It also creates the missing appearance of a field. The handle is
 * valid while the document is open.
 */
function openForm(api: WrappedPdfiumModule, document: number): number {
  const form = api.PDFiumExt_InitFormFillEnvironment(document, api.PDFiumExt_OpenFormFillInfo());
  if (!form) throw new PictureRefusal('pdf-heavy');
  // PDF viewers highlight fields that can be filled in; a picture of the page shows them as on paper.
  api.FPDF_RemoveFormFieldHighlight(form);
  return form;
}

function readSize(api: WrappedPdfiumModule, document: number, page: number): { width: number; height: number } {
  return withMemory(api, 8, (pointer) => {
    if (!api.FPDF_GetPageSizeByIndexF(document, page, pointer)) throw new PictureRefusal('pdf-damaged');
    const { buffer } = api.pdfium.HEAPU8;
    const [width = 0, height = 0] = new Float32Array(buffer.slice(pointer, pointer + 8));
    if (!(width > 0 && height > 0 && Number.isFinite(width + height))) throw new PictureRefusal('pdf-damaged');
    return { width, height };
  });
}

interface OpenHandles {
  document: number;
  form: number;
}

function drawPage(
  api: WrappedPdfiumModule,
  { document, form }: OpenHandles,
  index: number,
  width: number,
  height: number,
): Buffer {
  const stride = width * 4;
  return withPage(api, document, index, (page) =>
    withMemory(api, stride * height, (pixels) => {
      const bitmap = api.FPDFBitmap_CreateEx(width, height, bgrxFormat, pixels, stride);
      if (!bitmap) throw new PictureRefusal('pdf-heavy');
      api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
      api.FORM_OnAfterLoadPage(page, form);
      api.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, drawFlags);
      api.FPDF_FFLDraw(form, bitmap, page, 0, 0, width, height, 0, drawFlags);
      api.FORM_OnBeforeClosePage(page, form);
      api.FPDFBitmap_Destroy(bitmap);
      return copyPixels(api, pixels, stride * height);
    }),
  );
}

/** One buffer for all pages: a new one of 13 MB for each would pile up faster than the garbage is collected. */
let pixelBuffer = Buffer.alloc(0);

function copyPixels({ pdfium }: WrappedPdfiumModule, pointer: number, bytes: number): Buffer {
  if (pixelBuffer.length < bytes) pixelBuffer = Buffer.allocUnsafeSlow(bytes);
  pixelBuffer.set(pdfium.HEAPU8.subarray(pointer, pointer + bytes));
  return pixelBuffer.subarray(0, bytes);
}

function readText(api: WrappedPdfiumModule, { document, form }: OpenHandles, index: number): string {
  return withPage(api, document, index, (page) =>
    `${readWords(api, page)}\n${readFields(api, form, page)}`.slice(0, textLimit),
  );
}

function readWords(api: WrappedPdfiumModule, page: number): string {
  const text = api.FPDFText_LoadPage(page);
  if (!text) return '';
  const count = Math.min(textLimit, api.FPDFText_CountChars(text));
  const characters = withMemory(api, (count + 1) * 2, (pointer) => {
    // The returned count includes the terminating zero.
    const written = count > 0 ? api.FPDFText_GetText(text, 0, count, pointer) - 1 : 0;
    return copyOut(api, pointer, Math.max(0, written) * 2).toString('utf16le');
  });
  api.FPDFText_ClosePage(text);
  return characters;
}

/** Constants of https://pdfium.googlesource.com/pdfium/+/refs/heads/main/public/fpdf_formfill.h and fpdf_annot.h */
const wordyFields = [4 /* combo box */, 5 /* list box */, 6 /* text */];
const hiddenFlags = 0x02 /* hidden */ | 0x20; /* no view */
const passwordFlag = 0x2000;

/** Returns the values of the text fields, in the order of the page's annotations. */
function readFields(api: WrappedPdfiumModule, form: number, page: number): string {
  const values: string[] = [];
  let length = 0;
  const count = api.FPDFPage_GetAnnotCount(page);
  for (let index = 0; index < count && length < textLimit; index += 1) {
    const field = api.FPDFPage_GetAnnot(page, index);
    if (!field) continue;
    const value = showsWords(api, form, field) ? readValue(api, form, field) : '';
    api.FPDFPage_CloseAnnot(field);
    values.push(value);
    length += value.length;
  }
  return values.join('\n');
}

function showsWords(api: WrappedPdfiumModule, form: number, field: number): boolean {
  return (
    wordyFields.includes(api.FPDFAnnot_GetFormFieldType(form, field)) &&
    (api.FPDFAnnot_GetFlags(field) & hiddenFlags) === 0 &&
    (api.FPDFAnnot_GetFormFieldFlags(form, field) & passwordFlag) === 0
  );
}

function readValue(api: WrappedPdfiumModule, form: number, field: number): string {
  const bytes = api.FPDFAnnot_GetFormFieldValue(form, field, 0, 0);
  return withMemory(api, bytes, (pointer) => {
    api.FPDFAnnot_GetFormFieldValue(form, field, pointer, bytes);
    // The length includes the terminating zero.
    return copyOut(api, pointer, Math.max(0, bytes - 2)).toString('utf16le');
  });
}

function withPage<Result>(
  api: WrappedPdfiumModule,
  document: number,
  index: number,
  work: (page: number) => Result,
): Result {
  const page = api.FPDF_LoadPage(document, index);
  if (!page) throw new PictureRefusal('pdf-damaged');
  try {
    return work(page);
  } finally {
    api.FPDF_ClosePage(page);
  }
}

function withMemory<Result>(api: WrappedPdfiumModule, bytes: number, work: (pointer: number) => Result): Result {
  const pointer = allocate(api, bytes);
  try {
    return work(pointer);
  } finally {
    api.pdfium.wasmExports.free(pointer);
  }
}

function allocate(api: WrappedPdfiumModule, bytes: number): number {
  const pointer = api.pdfium.wasmExports.malloc(bytes);
  if (!pointer) throw new PictureRefusal('pdf-heavy');
  return pointer;
}

/** Returns a copy, because the library's memory moves when it grows. */
function copyOut({ pdfium }: WrappedPdfiumModule, pointer: number, bytes: number): Buffer {
  return Buffer.from(pdfium.HEAPU8.subarray(pointer, pointer + bytes));
}

/**
 * The maximum size of PDFium's memory: a file of 50 MiB and its heaviest decoded page. It grows by a fifth at a time. Together with Node
 * and sharp, the process stays below the 400 MB that a catalog may use.
 */
const heapLimitBytes = 208 * 1024 * 1024;

/** Starts an instance of PDFium with a memory limit. It has no script engine, so that scripts in a PDF can't run. */
async function startPdfium() {
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
    /**
     * Runs calls of the library.
     * @throws {PictureRefusal} if the library gives up on a PDF; the instance must not be used afterward
     */
    run<Result>(work: (api: WrappedPdfiumModule) => Result): Result {
      try {
        return work(api);
      } catch (error) {
        if (error instanceof PictureRefusal) throw error;
        throw new PictureRefusal(isFull ? 'pdf-heavy' : 'pdf-damaged');
      }
    },
  };
}

/** The library prints remarks about the PDF, which don't belong in the log. */
const ignore = () => {};
