import { taxDeduction } from '@odonta/db/vocabulary/money/taxDeduction.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { formatDate } from '@odonta/db/vocabulary/time.ts';
import { drawFacts, drawHeading, drawParagraph } from '../blocks.ts';
import { onPages, type Sheet } from '../sheet.ts';

export interface TaxApplication {
  order: string;
  /** Days, the first first. */
  paidOn: readonly string[];
  /** In roubles. */
  paid: number;
  center: string;
  payer: string;
  contacts: readonly string[];
  course: string;
  when: string | null;
}

/** An application to a centre for the paper that tax offices ask for, with all that the order knows filled in. */
export const taxApplicationPdf = (application: TaxApplication): Promise<Buffer> =>
  onPages({ title: `Заявление, заказ ${application.order}`, date: new Date() }, 'portrait', (sheet) => {
    const { order, paidOn, paid, center, payer, contacts, course, when } = application;
    drawFacts(sheet, [
      ['Кому', center],
      ['От кого', [payer, ...contacts].join(', ')],
    ]);
    drawBlank(sheet, 'ИНН');
    drawBlank(sheet, 'Дата рождения');
    drawBlank(sheet, 'Паспорт: серия и номер, дата выдачи');
    sheet.doc.y += 14;
    drawHeading(sheet, 'Заявление о выдаче справки об оплате образовательных услуг');
    drawParagraph(
      sheet,
      `Прошу выдать справку об оплате образовательных услуг для представления в налоговый орган (форма по ${taxDeduction.form}) за ${yearsOf(paidOn)}.`,
      { size: 10.5, gap: 10 },
    );
    drawFacts(sheet, [
      ['Обучение', [course, when].filter(Boolean).join(', ')],
      ['Обучался', payer],
      ['Оплачено', `${formatExact(paid)}, ${list.format(paidOn.map(formatDate))}, заказ ${order}`],
    ]);
    sheet.doc.y += 10;
    drawBlank(sheet, 'Дата');
    drawBlank(sheet, 'Подпись');
  });

const list = new Intl.ListFormat('ru-RU');

/** «2026 год», «2026 и 2027 годы». */
function yearsOf(days: readonly string[]): string {
  const years = [...new Set(days.map((day) => day.slice(0, 4)))];
  return `${list.format(years)} ${years.length === 1 ? 'год' : 'годы'}`;
}

/** A name, and a line to write on. */
function drawBlank({ doc, left, width }: Sheet, name: string): void {
  doc.font('text').fontSize(9);
  const y = doc.y + 16;
  doc.text(`${name}:`, left, y - 10, { lineBreak: false });
  const from = left + doc.widthOfString(`${name}:`) + 6;
  doc
    .moveTo(from, y)
    .lineTo(left + width * 0.75, y)
    .stroke();
  doc.x = left;
  doc.y = y + 4;
}
