import { longDay, shortDay } from '@odonta/db/vocabulary/documents/days.ts';
import { documentKinds, type InvoiceSnapshot } from '@odonta/db/vocabulary/documents/snapshots.ts';
import { drawBankSlip } from '../bankSlip.ts';
import { drawFacts, drawHeading, drawParagraph, drawSignatures, partyLine } from '../blocks.ts';
import { onPaper } from '../paper.ts';
import { drawSale } from '../saleLines.ts';
import { agencyLine, sellersSignatures } from '../sellers.ts';

/** Not a primary document: it asks for money and, as a contract, says what the payment agrees to. */
export const invoicePdf = (invoice: InvoiceSnapshot): Promise<Buffer> =>
  onPaper(invoice, 'portrait', (paper) => {
    const { kind, number, date, due_date, seller, payer, basis, purpose, terms } = invoice;
    drawParagraph(
      paper,
      `Счёт действителен до ${shortDay(due_date)} включительно. Укажите в платёжном поручении номер счёта: по нему оплата будет зачтена.`,
      { size: 8 },
    );
    drawBankSlip(paper, invoice);
    drawHeading(paper, `${documentKinds[kind]} № ${number} от ${longDay(date)}`);
    drawFacts(paper, [
      ['Исполнитель', partyLine(seller)],
      ['Заказчик', partyLine(payer)],
      ...(basis ? [['Основание', basis] as const] : []),
      ['Назначение', purpose],
    ]);
    drawSale(paper, invoice, 'Всего к оплате:');
    for (const term of [...agencyLine(invoice), ...terms]) drawParagraph(paper, term, { size: 8, gap: 3 });
    drawSignatures(paper, sellersSignatures(seller));
    if (kind === 'CONTRACT') drawSignatures(paper, [{ post: 'Заказчик', name: payer.name }]);
  });
