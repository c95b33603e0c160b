import { longDay, shortDay } from '@odonta/db/vocabulary/money/documents/days.ts';
import {
  type ContractSides,
  documentKinds,
  type InvoiceSnapshot,
} from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import { formsOf } from '@odonta/db/vocabulary/money/invoices/invoiceKinds.ts';
import { drawBankSlip } from '../bankSlip.ts';
import { drawFacts, drawHeading, drawParagraph, drawSignatures, partyLine } from '../blocks.ts';
import { drawSale } from '../saleLines.ts';
import { agencyLine, sellersSignatures } from '../sellers.ts';
import { keepTogether, onSheet, type Sheet } from '../sheet.ts';

/** Not a primary document: it asks for money and, as a contract, says what the payment agrees to. */
export const invoicePdf = (invoice: InvoiceSnapshot): Promise<Buffer> =>
  onSheet(invoice, 'portrait', (sheet) => {
    const { kind, number, date, due_date, basis, purpose, terms, contract } = invoice;
    drawParagraph(
      sheet,
      `${formsOf(invoice).name} действителен до ${shortDay(due_date)} включительно. Укажите в платёжном поручении номер ${formsOf(invoice).of}: по нему оплата будет зачтена.`,
      { size: 8 },
    );
    drawBankSlip(sheet, invoice);
    drawHeading(sheet, `${documentKinds[kind]} № ${number} от ${longDay(date)}`);
    drawFacts(sheet, [
      ...sidesOf(invoice),
      ...(basis ? [['Основание', basis] as const] : []),
      ...(contract ? [['Срок оплаты', `до ${longDay(due_date)} включительно`] as const] : []),
      ['Назначение', purpose],
    ]);
    drawSale(sheet, invoice, 'Всего к оплате:');
    for (const term of contract ? terms : agencyLine(invoice))
      drawParagraph(sheet, term, { size: 8, gap: 3 });
    if (contract) drawBothSides(sheet, invoice, contract);
    else drawSignatures(sheet, sellersSignatures(invoice.seller));
  });

/** An agent is printed beside the principal, where they are parties of a contract. */
function sidesOf({ seller, payer, contract }: InvoiceSnapshot): (readonly [string, string])[] {
  const theirs = ['Заказчик', partyLine(payer)] as const;
  if (!contract?.provider) return [['Исполнитель', partyLine(seller)], theirs];
  return [['Исполнитель', partyLine(contract.provider)], ['Агент', partyLine(seller)], theirs];
}

function drawBothSides(sheet: Sheet, { seller }: InvoiceSnapshot, { provider, signs }: ContractSides) {
  const { fio, post, basis } = signs;
  const agent = provider ? `За Исполнителя подписывает его агент ${seller.name}. ` : '';
  keepTogether(sheet, 80);
  drawParagraph(sheet, `${agent}За Заказчика подписывает ${fio}, основание: ${basis}.`, { size: 8, gap: 0 });
  const ours = sellersSignatures(seller).map((one) => ({ ...one, post: `За Исполнителя\n${one.post}` }));
  drawSignatures(sheet, [...ours, { post: `За Заказчика\n${post}`, name: fio }]);
}
