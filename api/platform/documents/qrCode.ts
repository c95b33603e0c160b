import { encode } from 'uqr';

/** A QR code as shapes, whose modules are sharp in print however large they are. */
export function drawQrCode(doc: PDFKit.PDFDocument, text: string, x: number, y: number, size: number): void {
  const { data } = encode(text, { ecc: 'M', border: 0 });
  const module = size / data.length;
  data.forEach((row, line) => {
    row.forEach((isBlack, index) => {
      if (isBlack) doc.rect(x + index * module, y + line * module, module, module);
    });
  });
  doc.fill('black');
}
