import { fileURLToPath } from 'node:url';
import { type DocumentSnapshot, documentKinds } from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import PDFDocument from 'pdfkit';

/** A4 with what is needed to draw on it; `y` of the document is where the next thing stands. */
export interface Sheet {
  doc: PDFKit.PDFDocument;
  left: number;
  width: number;
  bottom: number;
}

const margins = { top: 36, bottom: 44, left: 48, right: 34 };
const typefaces = { text: 'DejaVuSansCondensed.ttf', bold: 'DejaVuSansCondensed-Bold.ttf' };

/** The name of a file, and the time of its content. */
interface Heading {
  title: string;
  date: Date;
}

type Layout = 'portrait' | 'landscape';

/** The same bytes for the same snapshot: no moment but the document's own day is in the file. */
export const onSheet = (
  { kind, number, date }: DocumentSnapshot,
  layout: Layout,
  draw: (sheet: Sheet) => void,
): Promise<Buffer> =>
  onPages({ title: `${documentKinds[kind]} № ${number}`, date: new Date(date) }, layout, draw);

/** The same for what has no number of its own. */
export async function onPages(
  { title, date }: Heading,
  layout: Layout,
  draw: (sheet: Sheet) => void,
): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    layout,
    margins,
    bufferPages: true,
    lang: 'ru',
    displayTitle: true,
    info: { Title: title, CreationDate: date, Producer: 'odonta', Creator: 'odonta' },
  });
  const bytes = bytesOf(doc);
  for (const [name, file] of Object.entries(typefaces))
    doc.registerFont(name, fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${file}`)));
  doc.font('text').lineWidth(0.6);
  draw({
    doc,
    left: margins.left,
    width: doc.page.width - margins.left - margins.right,
    bottom: doc.page.height - margins.bottom,
  });
  numberPages(doc, title);
  doc.end();
  return bytes;
}

/** Goes to the next page where what follows would be torn apart by the end of this one. */
export function keepTogether({ doc, bottom }: Sheet, height: number): void {
  if (doc.y + height > bottom) doc.addPage();
}

function numberPages(doc: PDFKit.PDFDocument, title: string): void {
  const { count } = doc.bufferedPageRange();
  if (count === 1) return;
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    // The margin must stay empty: text there would start a new page.
    doc.page.margins.bottom = 0;
    doc.font('text').fontSize(7.5);
    doc.text(`${title} · страница ${page + 1} из ${count}`, margins.left, doc.page.height - 30, {
      lineBreak: false,
    });
  }
}

async function bytesOf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of doc) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
