import type { Party } from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import { keepTogether, type Sheet } from './sheet.ts';

/** The name of the document over a line of the whole width. */
export function drawHeading({ doc, left, width }: Sheet, text: string): void {
  doc.font('bold').fontSize(14).text(text, left, doc.y, { width });
  const y = doc.y + 4;
  doc
    .lineWidth(1.4)
    .moveTo(left, y)
    .lineTo(left + width, y)
    .stroke()
    .lineWidth(0.6);
  doc.y = y + 8;
}

export function drawParagraph(
  sheet: Sheet,
  text: string,
  { font = 'text', size = 9, gap = 6 }: { font?: string; size?: number; gap?: number } = {},
): void {
  const { doc, left, width } = sheet;
  doc.font(font).fontSize(size);
  keepTogether(sheet, Math.min(doc.heightOfString(text, { width }), 60));
  doc.text(text, left, doc.y, { width });
  doc.y += gap;
}

/** «Покупатель: ООО …», the names in one column and what they name in another. */
export function drawFacts({ doc, left, width }: Sheet, facts: readonly (readonly [string, string])[]): void {
  const named = 84;
  for (const [name, value] of facts) {
    const top = doc.y;
    doc.font('text').fontSize(9).text(`${name}:`, left, top, { width: named });
    const afterName = doc.y;
    doc.font('bold').text(value, left + named, top, { width: width - named });
    doc.y = Math.max(doc.y, afterName) + 4;
  }
  doc.x = left;
  doc.y += 4;
}

export interface Signature {
  post: string;
  name: string;
}

/** Lines to sign on, side by side: the post, the line, the name under it. */
export function drawSignatures(sheet: Sheet, signatures: readonly Signature[]): void {
  keepTogether(sheet, 56);
  const { doc, left, width } = sheet;
  const [top, room] = [doc.y + 12, width / signatures.length];
  signatures.forEach(({ post, name }, index) => {
    const x = left + index * room;
    doc
      .font('bold')
      .fontSize(9)
      .text(post, x, top, { width: room - 16 });
    const y = Math.max(doc.y, top) + 22;
    doc
      .moveTo(x, y)
      .lineTo(x + room - 16, y)
      .stroke();
    doc
      .font('text')
      .fontSize(7)
      .text('подпись', x, y + 2, { width: 60, lineBreak: false });
    doc.fontSize(8.5).text(name, x + 60, y + 2, { width: room - 76, align: 'right' });
  });
  doc.x = left;
  doc.y += 10;
}

/** «ООО «Ромашка», ИНН 7701234560, КПП 770101001, 115035, Москва…» */
export function partyLine({ name, inn, kpp, address }: Party): string {
  return [name, inn && `ИНН ${inn}`, kpp && `КПП ${kpp}`, address].filter(Boolean).join(', ');
}
