import { longDay, shortDay } from '@odonta/db/vocabulary/money/documents/days.ts';
import type { UpdSnapshot } from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import { vatLabel } from '@odonta/db/vocabulary/money/documents/vat.ts';
import { formatKopecks } from '@odonta/db/vocabulary/money.ts';
import { amountInWords } from '../amountInWords.ts';
import { drawFacts, drawHeading, drawParagraph, drawSignatures, partyLine } from '../blocks.ts';
import { agencyLine, sellersSignatures } from '../sellers.ts';
import { onSheet } from '../sheet.ts';
import { type Column, drawTable } from '../table.ts';

const columns: Column[] = [
  { title: '№', share: 4, align: 'center' },
  { title: 'Наименование услуги (1а)', share: 33 },
  { title: 'Ед. изм. (2а)', share: 6, align: 'center' },
  { title: 'Кол-во (3)', share: 6, align: 'right' },
  { title: 'Цена за единицу (4)', share: 10, align: 'right' },
  { title: 'Стоимость без налога (5)', share: 11, align: 'right' },
  { title: 'Акциз (6)', share: 7, align: 'center' },
  { title: 'Ставка (7)', share: 7, align: 'center' },
  { title: 'Сумма налога (8)', share: 9, align: 'right' },
  { title: 'Стоимость с налогом (9)', share: 11, align: 'right' },
];

/** Invoice for VAT and act in one for those who pay VAT, an act alone for the others. */
export const updStatus = ({ seller }: Pick<UpdSnapshot, 'seller'>): 1 | 2 => (seller.vat === null ? 2 : 1);

export const updPdf = (upd: UpdSnapshot): Promise<Buffer> =>
  onSheet(upd, 'landscape', (sheet) => {
    const { number, date, seller, payer, basis, shipped_on } = upd;
    const status = updStatus(upd);
    drawParagraph(sheet, `Универсальный передаточный документ. Статус: ${status} — ${meanings[status]}`, {
      size: 8,
    });
    drawHeading(
      sheet,
      status === 1 ? `Счёт-фактура № ${number} от ${longDay(date)}` : `УПД № ${number} от ${longDay(date)}`,
    );
    drawFacts(sheet, [
      ['Продавец (2)', partyLine(seller)],
      ['Покупатель (6)', partyLine(payer)],
      ['Основание', basis],
      ['Валюта (7)', 'российский рубль, 643'],
    ]);
    drawTable(sheet, columns, [...rowsOf(upd), totalOf(upd)], 8);
    sheet.doc.y += 8;
    drawParagraph(sheet, `Всего: ${amountInWords(upd.total)}`, { font: 'bold' });
    for (const line of agencyLine(upd)) drawParagraph(sheet, line, { size: 8 });
    if (status === 1) drawSignatures(sheet, sellersSignatures(seller));
    drawSignatures(sheet, [
      { post: `Услуги передал ${shortDay(shipped_on)}: ${seller.name}`, name: seller.director_name },
      { post: `Услуги принял «___» __________ 20___ г.: ${payer.name}`, name: '' },
    ]);
  });

const meanings = {
  1: 'счёт-фактура и передаточный документ (акт)',
  2: 'передаточный документ (акт)',
};

function rowsOf({ lines, seller }: UpdSnapshot): string[][] {
  return lines.map(({ name, unit, count, sum, vat }, index) => [
    String(index + 1),
    name,
    unit,
    String(count),
    formatKopecks(Math.round((sum - (vat ?? 0)) / count)),
    formatKopecks(sum - (vat ?? 0)),
    'без акциза',
    vatLabel(seller.vat),
    vat === null ? '—' : formatKopecks(vat),
    formatKopecks(sum),
  ]);
}

function totalOf({ vat, total }: UpdSnapshot): string[] {
  const sums = [
    formatKopecks(total - (vat ?? 0)),
    '',
    '',
    vat === null ? '—' : formatKopecks(vat),
    formatKopecks(total),
  ];
  return ['', 'Всего к оплате', '', '', '', ...sums];
}
