import type {
  ActSnapshot,
  InvoiceSnapshot,
  QuoteSnapshot,
} from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import { formatKopecks } from '@odonta/db/vocabulary/money.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { amountInWords } from './amountInWords.ts';
import { drawParagraph } from './blocks.ts';
import { keepTogether, type Sheet } from './sheet.ts';
import { type Column, drawTable } from './table.ts';

type Sale = ActSnapshot | InvoiceSnapshot | QuoteSnapshot;

const columns: Column[] = [
  { title: '№', share: 5, align: 'center' },
  { title: 'Наименование', share: 51 },
  { title: 'Кол-во', share: 9, align: 'right' },
  { title: 'Ед.', share: 7, align: 'center' },
  { title: 'Цена, ₽', share: 14, align: 'right' },
  { title: 'Сумма, ₽', share: 14, align: 'right' },
];

/** The sold items, the total with the tax inside it, and the sum in words. */
export function drawSale(sheet: Sheet, sale: Sale, total: string): void {
  const { lines } = sale;
  drawTable(
    sheet,
    columns,
    lines.map(({ name, count, unit, price, sum }, index) => [
      String(index + 1),
      name,
      String(count),
      unit,
      formatKopecks(price),
      formatKopecks(sum),
    ]),
  );
  drawSums(sheet, [
    ['Итого:', formatKopecks(sale.total)],
    sale.vat === null
      ? ['Без налога (НДС)', '—']
      : [`В том числе НДС ${sale.seller.vat}\u00a0%:`, formatKopecks(sale.vat)],
    [total, formatKopecks(sale.total)],
  ]);
  drawParagraph(
    sheet,
    `Всего ${plural(lines.length, ['наименование', 'наименования', 'наименований'])}, на сумму ${formatKopecks(sale.total)}\u00a0₽`,
    { gap: 2 },
  );
  drawParagraph(sheet, amountInWords(sale.total), { font: 'bold', size: 9.5, gap: 10 });
}

function drawSums(sheet: Sheet, sums: readonly (readonly [string, string])[]): void {
  keepTogether(sheet, 60);
  const { doc, left, width } = sheet;
  doc.y += 5;
  const valueRoom = width * 0.16;
  for (const [name, value] of sums) {
    const top = doc.y;
    doc
      .font('bold')
      .fontSize(9)
      .text(name, left, top, { width: width - valueRoom - 3.5, align: 'right' });
    doc.text(value, left + width - valueRoom, top, { width: valueRoom - 3.5, align: 'right' });
    doc.y += 2;
  }
  doc.x = left;
  doc.y += 5;
}
