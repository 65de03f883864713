import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type CatalogPageSize, catalogPageFile, catalogPageSizes } from '../shared/catalog.ts';
import { openPdf, type PdfDocument } from './pdf-document.ts';
import { PictureRefusal, pdfPageLimit } from './picture-format.ts';
import { writeDurably } from './picture-jobs.ts';

export interface DrawPagesJob {
  source: string;
  /** The first page to draw, from 1. */
  from: number;
  /** The time in which new pages are started, in milliseconds. */
  forMs: number;
  /** The folder for the pages' pictures, named by `catalogPageFile`. */
  folder: string;
}

export interface DrawnPages {
  /** The number of pages of the PDF. */
  pages: number;
  drawn: DrawnPage[];
}

export interface DrawnPage {
  /** From 1. */
  page: number;
  /** Size of the larger picture, in pixels. */
  width: number;
  height: number;
  /** In one line, at most 10,000 characters. */
  text: string;
}

/** The maximum ratio of height to width; a longer page is made narrower. */
const tallest = 3;

/**
 * Draws the pages of a PDF one after the other, at least one. Their pictures are on disk when this returns.
 * @throws {PictureRefusal}, or disk errors unchanged
 */
export async function drawPages({ source, from, forMs, folder }: DrawPagesJob): Promise<DrawnPages> {
  const endMs = performance.now() + forMs;
  const document = await openPdf(source);
  const { pages } = document;
  if (pages < 1) throw new PictureRefusal('pdf-damaged');
  if (pages > pdfPageLimit) throw new PictureRefusal('pdf-pages');
  const drawn: DrawnPage[] = [];
  for (let page = from; page <= pages && (page === from || performance.now() < endMs); page += 1)
    drawn.push(await drawPage(document, page, folder));
  return { pages, drawn };
}

async function drawPage(document: PdfDocument, page: number, folder: string): Promise<DrawnPage> {
  const { width, height } = pictureSize(document.size(page - 1));
  const pixels = document.draw(page - 1, width, height);
  const picture = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
  // One after the other: a catalog takes a minute on one core.
  for (const size of catalogPageSizes) await writePicture(picture, page, size, folder);
  return { page, width, height, text: toOneLine(document.text(page - 1)) };
}

function pictureSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const [, widest] = catalogPageSizes;
  const ratio = height / width;
  const fitted = Math.round(Math.min(widest, (widest * tallest) / ratio));
  return { width: Math.max(1, fitted), height: Math.max(1, Math.round(fitted * ratio)) };
}

/** Effort 2 takes half the time of the default 4 and makes files a few percent larger. */
async function writePicture(picture: Sharp, page: number, size: CatalogPageSize, folder: string): Promise<void> {
  const bytes = await picture
    .clone()
    .resize({ width: size, withoutEnlargement: true })
    .webp({ quality: 76, effort: 2 })
    .toBuffer();
  await writeDurably(join(folder, catalogPageFile(page, size)), bytes);
}

/** PDFium marks a line-end hyphen with U+0002 or U+FFFE: the word continues on the next line. */
function toOneLine(text: string): string {
  return text
    .replaceAll('\u0002', '\ufffe')
    .replace(/\ufffe\s*/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .toWellFormed()
    .trim();
}
