import { longDay, shortDay } from '@odonta/db/vocabulary/money/documents/days.ts';
import type { ReconciliationSnapshot } from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import { formatKopecks } from '@odonta/db/vocabulary/money.ts';
import { amountInWords } from '../amountInWords.ts';
import { drawFacts, drawHeading, drawParagraph, drawSignatures, partyLine } from '../blocks.ts';
import { onSheet } from '../sheet.ts';
import { type Column, drawTable } from '../table.ts';

const columns: Column[] = [
  { title: 'Дата', share: 14, align: 'center' },
  { title: 'Документ', share: 46 },
  { title: 'Дебет, ₽', share: 20, align: 'right' },
  { title: 'Кредит, ₽', share: 20, align: 'right' },
];

export const reconciliationPdf = (act: ReconciliationSnapshot): Promise<Buffer> =>
  onSheet(act, 'portrait', (sheet) => {
    const { number, date, us, them, them_sign, from, to, opening, entries, closing } = act;
    drawHeading(sheet, `Акт сверки взаимных расчётов № ${number} от ${longDay(date)}`);
    drawFacts(sheet, [
      ['Период', `${shortDay(from)} — ${shortDay(to)}`],
      ['Организация', partyLine(us)],
      ['Контрагент', partyLine(them)],
    ]);
    const turnover = (side: 'debit' | 'credit') =>
      formatKopecks(entries.reduce((all, entry) => all + entry[side], 0));
    drawTable(sheet, columns, [
      ['', 'Сальдо начальное', ...sidesOf(opening)],
      ...entries.map((entry) => [
        shortDay(entry.date),
        entry.document,
        entry.debit ? formatKopecks(entry.debit) : '',
        entry.credit ? formatKopecks(entry.credit) : '',
      ]),
      ['', 'Обороты за период', turnover('debit'), turnover('credit')],
      ['', 'Сальдо конечное', ...sidesOf(closing)],
    ]);
    sheet.doc.y += 10;
    drawParagraph(sheet, conclusionOf(act), { font: 'bold', gap: 10 });
    drawSignatures(sheet, [
      { post: `От ${us.name}`, name: us.director_name },
      { post: `От ${them.name}`, name: them_sign ?? '' },
    ]);
  });

const sidesOf = (balance: number) => [
  balance > 0 ? formatKopecks(balance) : '',
  balance < 0 ? formatKopecks(-balance) : '',
];

function conclusionOf({ to, us, them, closing }: ReconciliationSnapshot): string {
  if (closing === 0) return `На ${longDay(to)} задолженность отсутствует.`;
  const [creditor, sum] = closing > 0 ? [us, closing] : [them, -closing];
  return `На ${longDay(to)} задолженность в пользу ${creditor.name} — ${formatKopecks(sum)}\u00a0₽ (${amountInWords(sum)}).`;
}
