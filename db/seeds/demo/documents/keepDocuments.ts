import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { documentFolder } from '../../../vocabulary/content/documents.ts';
import { type DemoDocument, demoDocuments } from './texts.ts';

/** Writes the documents of the demo as PDF files, for visitors to download. */
export async function keepDocuments(uploads: string): Promise<void> {
  const folder = join(uploads, documentFolder);
  await mkdir(folder, { recursive: true });
  for (const document of demoDocuments)
    await pipeline(drawn(document), createWriteStream(join(folder, `${document.filename}.pdf`)));
}

function drawn({ title, lines }: DemoDocument): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 56,
    lang: 'ru',
    displayTitle: true,
    info: { Title: title, Producer: 'odonta', Creator: 'odonta' },
  });
  doc.font(fontFile('DejaVuSansCondensed-Bold')).fontSize(16).text(title).moveDown();
  for (const line of lines) {
    const isHeading = /^\d\. /.test(line);
    doc.font(fontFile(isHeading ? 'DejaVuSansCondensed-Bold' : 'DejaVuSansCondensed')).fontSize(10.5);
    doc.text(line, { lineGap: 2 }).moveDown(isHeading ? 0.3 : 0.6);
  }
  doc.end();
  return doc;
}

const fontFile = (name: string) => fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
