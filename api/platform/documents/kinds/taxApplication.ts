import { taxDeduction } from '@odonta/db/vocabulary/money/taxDeduction.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { formatMoscowDay, moscowDay, secondsOf } from '@odonta/db/vocabulary/time.ts';
import { drawFacts, drawHeading, drawParagraph } from '../blocks.ts';
import { onPages, type Sheet } from '../sheet.ts';

export interface TaxApplication {
  order: string;
  paidAt: Date;
  /** In roubles. */
  paid: number;
  center: string;
  payer: string;
  contacts: readonly string[];
  students: readonly string[];
  course: string;
  when: string | null;
}

/** An application to a centre for the paper that tax offices ask for, with all that the order knows filled in. */
export const taxApplicationPdf = (application: TaxApplication): Promise<Buffer> =>
  onPages(
    { title: `Заявление, заказ ${application.order}`, date: application.paidAt },
    'portrait',
    (sheet) => {
      const { order, paidAt, paid, center, payer, contacts, students, course, when } = application;
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
        `Прошу выдать справку об оплате образовательных услуг для представления в налоговый орган (форма по ${taxDeduction.form}) за ${moscowDay(paidAt).slice(0, 4)} год.`,
        { size: 10.5, gap: 10 },
      );
      drawFacts(sheet, [
        ['Обучение', [course, when].filter(Boolean).join(', ')],
        ['Обучался', students.join(', ') || payer],
        ['Оплачено', `${formatExact(paid)}, ${formatMoscowDay(secondsOf(paidAt) ?? 0)}, заказ ${order}`],
      ]);
      sheet.doc.y += 10;
      drawBlank(sheet, 'Дата');
      drawBlank(sheet, 'Подпись');
    },
  );

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
