import { longDay } from '@odonta/db/vocabulary/money/documents/days.ts';
import type { QuoteSnapshot } from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import { drawFacts, drawHeading, drawParagraph, drawSignatures, partyLine } from '../blocks.ts';
import { onPaper } from '../paper.ts';
import { drawSale } from '../saleLines.ts';
import { agencyLine } from '../sellers.ts';

export const quotePdf = (quote: QuoteSnapshot): Promise<Buffer> =>
  onPaper(quote, 'portrait', (paper) => {
    const { number, date, valid_until, seller, payer, remarks } = quote;
    drawHeading(paper, `Коммерческое предложение № ${number} от ${longDay(date)}`);
    drawFacts(paper, [
      ['От кого', partyLine(seller)],
      ['Кому', partyLine(payer)],
      ['Действует до', longDay(valid_until)],
    ]);
    drawSale(paper, quote, 'Всего:');
    for (const remark of [...remarks, ...agencyLine(quote)])
      drawParagraph(paper, remark, { size: 8.5, gap: 3 });
    drawSignatures(paper, [{ post: seller.director_post, name: seller.director_name }]);
  });
