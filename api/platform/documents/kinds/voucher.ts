import { longDay } from '@odonta/db/vocabulary/money/documents/days.ts';
import type { VoucherSnapshot } from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { drawQrCode } from '../qrCode.ts';
import { onSheet, type Sheet } from '../sheet.ts';
import { centred, drawFrame } from './frame.ts';

const qrCodeSize = 88;

/** One page to give to the recipient: the sum and the code large, and a QR code that leads to the catalogue. */
export const voucherPdf = (voucher: VoucherSnapshot): Promise<Buffer> =>
  onSheet(voucher, 'landscape', (sheet) => {
    drawFrame(sheet);
    const { sum, code, from, to, message, valid_until } = voucher;
    sheet.doc.y = 84;
    centred(sheet, 'Подарочный сертификат', { font: 'bold', size: 30, gap: 14 });
    centred(sheet, formatPrice(sum), { font: 'bold', size: 40, gap: 16 });
    centred(sheet, `Для кого: ${to}`, { size: 14, gap: 4 });
    centred(sheet, `От кого: ${from}`, { size: 14, gap: 14 });
    if (message !== null) centred(sheet, `«${message}»`, { size: 12, gap: 14 });
    centred(sheet, `Код: ${code}`, { font: 'bold', size: 20, gap: 8 });
    centred(sheet, `Действует до ${longDay(valid_until)}`, { size: 11, gap: 0 });
    drawFoot(sheet, voucher);
  });

function drawFoot({ doc, left, width, bottom }: Sheet, { link }: VoucherSnapshot): void {
  const top = bottom - qrCodeSize - 26;
  doc
    .font('text')
    .fontSize(10)
    .text(
      'Код вводят при записи на курс или на странице заказа. Остаток сохраняется на сертификате.',
      left + 20,
      top + qrCodeSize - 30,
      { width: width - qrCodeSize - 80 },
    );
  drawQrCode(doc, link, left + width - qrCodeSize - 20, top, qrCodeSize);
  doc.fontSize(7.5).text(link, left + 20, top + qrCodeSize + 4, { width: width / 2, lineBreak: false });
}
