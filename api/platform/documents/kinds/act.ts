import { longDay } from '@odonta/db/vocabulary/money/documents/days.ts';
import type { ActSnapshot } from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import { drawFacts, drawHeading, drawParagraph, drawSignatures, partyLine } from '../blocks.ts';
import { drawSale } from '../saleLines.ts';
import { agencyLine } from '../sellers.ts';
import { onSheet } from '../sheet.ts';

export const actPdf = (act: ActSnapshot): Promise<Buffer> =>
  onSheet(act, 'portrait', (sheet) => {
    const { number, date, seller, payer, basis } = act;
    drawHeading(sheet, `Акт № ${number} об оказании услуг от ${longDay(date)}`);
    drawFacts(sheet, [
      ['Исполнитель', partyLine(seller)],
      ['Заказчик', partyLine(payer)],
      ['Основание', basis],
    ]);
    drawSale(sheet, act, 'Всего оказано услуг на сумму:');
    drawParagraph(
      sheet,
      'Услуги оказаны полностью и в срок. Заказчик не имеет претензий к объёму, качеству и срокам оказания услуг.',
    );
    for (const line of agencyLine(act)) drawParagraph(sheet, line, { size: 8 });
    drawSignatures(sheet, [
      {
        post: `Исполнитель: ${seller.director_post.toLowerCase()} ${seller.name}`,
        name: seller.director_name,
      },
      { post: `Заказчик: ${payer.name}`, name: '' },
    ]);
  });
