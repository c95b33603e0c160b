import { longDay } from '@odonta/db/vocabulary/money/documents/days.ts';
import type { QuoteSnapshot } from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import { drawFacts, drawHeading, drawParagraph, drawSignatures, partyLine } from '../blocks.ts';
import { drawSale } from '../saleLines.ts';
import { agencyLine } from '../sellers.ts';
import { onSheet } from '../sheet.ts';

export const quotePdf = (quote: QuoteSnapshot): Promise<Buffer> =>
  onSheet(quote, 'portrait', (sheet) => {
    const { number, date, valid_until, seller, payer, remarks } = quote;
    drawHeading(sheet, `Коммерческое предложение № ${number} от ${longDay(date)}`);
    drawFacts(sheet, [
      ['От кого', partyLine(seller)],
      ['Кому', partyLine(payer)],
      ['Действует до', longDay(valid_until)],
    ]);
    drawSale(sheet, quote, 'Всего:');
    for (const remark of [...remarks, ...agencyLine(quote)])
      drawParagraph(sheet, remark, { size: 8.5, gap: 3 });
    drawSignatures(sheet, [{ post: seller.director_post, name: seller.director_name }]);
  });
