import { longDay } from '@odonta/db/vocabulary/money/documents/days.ts';
import type { ActSnapshot } from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import { drawFacts, drawHeading, drawParagraph, drawSignatures, partyLine } from '../blocks.ts';
import { onPaper } from '../paper.ts';
import { drawSale } from '../saleLines.ts';
import { agencyLine } from '../sellers.ts';

export const actPdf = (act: ActSnapshot): Promise<Buffer> =>
  onPaper(act, 'portrait', (paper) => {
    const { number, date, seller, payer, basis } = act;
    drawHeading(paper, `Акт № ${number} об оказании услуг от ${longDay(date)}`);
    drawFacts(paper, [
      ['Исполнитель', partyLine(seller)],
      ['Заказчик', partyLine(payer)],
      ['Основание', basis],
    ]);
    drawSale(paper, act, 'Всего оказано услуг на сумму:');
    drawParagraph(
      paper,
      'Услуги оказаны полностью и в срок. Заказчик не имеет претензий к объёму, качеству и срокам оказания услуг.',
    );
    for (const line of agencyLine(act)) drawParagraph(paper, line, { size: 8 });
    drawSignatures(paper, [
      {
        post: `Исполнитель: ${seller.director_post.toLowerCase()} ${seller.name}`,
        name: seller.director_name,
      },
      { post: `Заказчик: ${payer.name}`, name: '' },
    ]);
  });
