import type { Sheet } from '../sheet.ts';

/** The common frame of documents. */

export function drawFrame({ doc }: Sheet): void {
  const { width, height } = doc.page;
  doc
    .lineWidth(2)
    .rect(24, 24, width - 48, height - 48)
    .stroke();
  doc
    .lineWidth(0.6)
    .rect(30, 30, width - 60, height - 60)
    .stroke();
}

export function centred(
  { doc, left, width }: Sheet,
  text: string,
  { font = 'text', size, gap }: { font?: string; size: number; gap: number },
): void {
  doc.font(font).fontSize(size).text(text, left, doc.y, { width, align: 'center' });
  doc.y += gap;
}
