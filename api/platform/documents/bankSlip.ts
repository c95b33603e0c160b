import { paymentQrText } from '@odonta/db/vocabulary/money/bank/paymentQr.ts';
import { shortDay } from '@odonta/db/vocabulary/money/documents/days.ts';
import type { InvoiceSnapshot } from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import { drawQrCode } from './qrCode.ts';
import type { Sheet } from './sheet.ts';

const qrCode = 112;
const gap = 14;

/** Where the money goes, as a bank's form has it, and the same for the camera of its application. */
export function drawBankSlip({ doc, left, width }: Sheet, invoice: InvoiceSnapshot): void {
  const { seller } = invoice;
  const [top, room] = [doc.y, width - qrCode - gap];
  const split = room * 0.6;
  const named = 34;
  const rows = [26, 26, 16, 48];
  const height = rows.reduce((sum, row) => sum + row, 0);
  const [bank, correspondent, tax] = [top, top + 26, top + 52];
  doc.rect(left, top, room, height).stroke();
  for (const y of [tax, tax + 16]) line(left, y, y === tax ? left + room : left + split, y);
  line(left + split, top, left + split, top + height);
  line(left + split + named, top, left + split + named, top + height);
  line(left + split, correspondent, left + split + named, correspondent);
  line(left + split / 2, tax, left + split / 2, tax + 16);

  cell(seller.bank_name, left, bank, split, 9);
  cell('Банк получателя', left, top + 41, split, 7);
  cell('БИК', left + split, bank, named, 8);
  cell(seller.bic, left + split + named, bank, room - split - named, 9);
  cell('Сч. №', left + split, correspondent, named, 8);
  cell(seller.correspondent_account, left + split + named, correspondent, room - split - named, 9);
  cell(`ИНН ${seller.inn}`, left, tax, split / 2, 8.5);
  cell(seller.kpp ? `КПП ${seller.kpp}` : 'КПП —', left + split / 2, tax, split / 2, 8.5);
  cell(seller.name, left, tax + 16, split, 9);
  cell('Получатель', left, top + height - 12, split, 7);
  cell('Сч. №', left + split, tax, named, 8);
  cell(seller.account, left + split + named, tax, room - split - named, 9);

  drawQrCode(doc, invoiceQr(invoice), left + width - qrCode, top, qrCode);
  doc.font('text').fontSize(6.5);
  doc.text('Оплата через приложение банка', left + width - qrCode, top + qrCode + 3, {
    width: qrCode,
    align: 'center',
  });
  doc.x = left;
  doc.y = top + qrCode + 18;

  function line(x: number, y: number, toX: number, toY: number) {
    doc.moveTo(x, y).lineTo(toX, toY).stroke();
  }

  function cell(text: string, x: number, y: number, cellWidth: number, size: number) {
    doc
      .font('text')
      .fontSize(size)
      .text(text, x + 3, y + 3, { width: cellWidth - 6 });
  }
}

/** The content of the QR code on an invoice. */
export function invoiceQr({ seller, payer, number, date, total, purpose }: InvoiceSnapshot): string {
  return paymentQrText({
    Name: seller.name,
    PersonalAcc: seller.account,
    BankName: seller.bank_name,
    BIC: seller.bic,
    CorrespAcc: seller.correspondent_account,
    Sum: total,
    Purpose: purpose,
    PayeeINN: seller.inn ?? '',
    KPP: seller.kpp,
    PayerINN: payer.inn,
    DocNo: number,
    DocDate: shortDay(date),
  });
}
