import { encode } from 'uqr';

/** A QR code as shapes, whose modules are sharp in print however large they are. */
export function drawSquare(doc: PDFKit.PDFDocument, text: string, x: number, y: number, size: number): void {
  const { data } = encode(text, { ecc: 'M', border: 0 });
  const module = size / data.length;
  data.forEach((row, line) => {
    row.forEach((isBlack, at) => {
      if (isBlack) doc.rect(x + at * module, y + line * module, module, module);
    });
  });
  doc.fill('black');
}
