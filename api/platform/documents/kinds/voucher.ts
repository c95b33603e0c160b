import { longDay } from '@odonta/db/vocabulary/money/documents/days.ts';
import type { VoucherSnapshot } from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { onPaper, type Paper } from '../paper.ts';
import { drawSquare } from '../square.ts';
import { centred, drawFrame } from './frame.ts';

const squareSize = 88;

/** One page to be handed over: the sum and the code large, and a square that leads to where courses are. */
export const voucherPdf = (voucher: VoucherSnapshot): Promise<Buffer> =>
  onPaper(voucher, 'landscape', (paper) => {
    drawFrame(paper);
    const { sum, code, from, to, message, valid_until } = voucher;
    paper.doc.y = 84;
    centred(paper, 'Подарочный сертификат', { font: 'bold', size: 30, gap: 14 });
    centred(paper, formatPrice(sum), { font: 'bold', size: 40, gap: 16 });
    centred(paper, `Для кого: ${to}`, { size: 14, gap: 4 });
    centred(paper, `От кого: ${from}`, { size: 14, gap: 14 });
    if (message !== null) centred(paper, `«${message}»`, { size: 12, gap: 14 });
    centred(paper, `Код: ${code}`, { font: 'bold', size: 20, gap: 8 });
    centred(paper, `Действует до ${longDay(valid_until)}`, { size: 11, gap: 0 });
    drawFoot(paper, voucher);
  });

function drawFoot({ doc, left, width, bottom }: Paper, { link }: VoucherSnapshot): void {
  const top = bottom - squareSize - 26;
  doc
    .font('text')
    .fontSize(10)
    .text(
      'Код вводят при записи на курс или на странице заказа. Остаток сохраняется на сертификате.',
      left + 20,
      top + squareSize - 30,
      { width: width - squareSize - 80 },
    );
  drawSquare(doc, link, left + width - squareSize - 20, top, squareSize);
  doc.fontSize(7.5).text(link, left + 20, top + squareSize + 4, { width: width / 2, lineBreak: false });
}
