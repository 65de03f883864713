import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type CatalogPageSize, catalogPageFile, catalogPageSizes } from '../shared/catalog.ts';
import { openPdf, type PdfDocument } from './pdf-document.ts';
import { PdfRefusal, pdfPageLimit } from './pdf-refusal.ts';
import { writeDurably } from './picture-jobs.ts';

export interface InspectPdfJob {
  kind: 'inspect-pdf';
  source: string;
}

export interface DrawPdfPageJob {
  kind: 'draw-pdf-page';
  source: string;
  /** From 1. */
  page: number;
  /** Where the page's pictures are written, as `catalogPageFile` names them. */
  folder: string;
}

export interface DrawnPage {
  /** Of the larger picture, in pixels. */
  width: number;
  height: number;
  /** In one line, at most 10,000 characters. */
  text: string;
}

/** A page may be this many times as high as it is wide; a longer one is made narrower. */
const tallest = 3;

/** Consecutive jobs are about the same PDF, which need not be read again for each page. */
let current: { source: string; document: PdfDocument } | undefined;

/** @returns the number of pages @throws {PdfRefusal} */
export async function inspectPdf({ source }: InspectPdfJob): Promise<number> {
  const { pages } = await openCurrent(source);
  if (pages < 1) throw new PdfRefusal('pdf-damaged');
  if (pages > pdfPageLimit) throw new PdfRefusal('pdf-pages');
  return pages;
}

/** Draws a page into both its pictures, which are on the disk when this returns. @throws {PdfRefusal}; errors of the disk as they come */
export async function drawPdfPage({ source, page, folder }: DrawPdfPageJob): Promise<DrawnPage> {
  try {
    const document = await openCurrent(source);
    const { width, height } = pictureSize(document.size(page - 1));
    const pixels = document.draw(page - 1, width, height);
    const picture = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
    // One after the other: a catalog takes a minute, and one core of it.
    for (const size of catalogPageSizes) await writePicture(picture, page, size, folder);
    return { width, height, text: toOneLine(document.text(page - 1)) };
  } catch (error) {
    // An instance that gave up on a page must not be asked for another one.
    current = undefined;
    throw error;
  }
}

async function openCurrent(source: string): Promise<PdfDocument> {
  if (current?.source !== source) {
    current = undefined;
    current = { source, document: await openPdf(source) };
  }
  return current.document;
}

/** The larger picture of a page, 1600 pixels wide. */
function pictureSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const [, widest] = catalogPageSizes;
  const ratio = height / width;
  const fitted = Math.round(Math.min(widest, (widest * tallest) / ratio));
  return { width: Math.max(1, fitted), height: Math.max(1, Math.round(fitted * ratio)) };
}

/** Effort 2 takes half the time of the usual 4 and makes files a few percent larger. */
async function writePicture(picture: Sharp, page: number, size: CatalogPageSize, folder: string): Promise<void> {
  const bytes = await picture
    .clone()
    .resize({ width: size, withoutEnlargement: true })
    .webp({ quality: 76, effort: 2 })
    .toBuffer();
  await writeDurably(join(folder, catalogPageFile(page, size)), bytes);
}

/** PDFium marks a line-end hyphen with U+0002 or U+FFFE: the word continues. */
function toOneLine(text: string): string {
  return text
    .replaceAll('\u0002', '\ufffe')
    .replace(/\ufffe\s*/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .toWellFormed()
    .trim();
}
