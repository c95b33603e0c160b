import { longDay } from '@odonta/db/vocabulary/money/documents/days.ts';
import type { CertificateSnapshot } from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import { fullNameOf } from '@odonta/db/vocabulary/personName.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { drawQrCode } from '../qrCode.ts';
import { onSheet, type Sheet } from '../sheet.ts';
import { centred, drawFrame } from './frame.ts';

const qrCodeSize = 88;

/** One page to be framed: the name large, and a square by which anybody may check it. */
export const certificatePdf = (certificate: CertificateSnapshot): Promise<Buffer> =>
  onSheet(certificate, 'landscape', (sheet) => {
    drawFrame(sheet);
    const { number, date, course, days, center, city } = certificate;
    sheet.doc.y = 92;
    centred(sheet, 'Сертификат', { font: 'bold', size: 34, gap: 2 });
    centred(sheet, `№ ${number} от ${longDay(date)}`, { size: 11, gap: 26 });
    centred(sheet, 'Подтверждает, что обучение завершил участник', { size: 12, gap: 10 });
    centred(sheet, fullNameOf(certificate), { font: 'bold', size: 26, gap: 14 });
    centred(sheet, `Курс «${course}»`, { font: 'bold', size: 15, gap: 8 });
    centred(sheet, [days, [center, city].filter(Boolean).join(', ')].filter(Boolean).join(' · '), {
      size: 11,
      gap: 6,
    });
    centred(sheet, scopeOf(certificate), { size: 11, gap: 0 });
    drawFoot(sheet, certificate);
  });

function scopeOf({ hours, nmo_code, nmo_points }: CertificateSnapshot): string {
  return [
    hours !== null &&
      `Объём: ${plural(hours, ['академический час', 'академических часа', 'академических часов'])}`,
    nmo_code !== null && `Программа НМО: ${nmo_code}`,
    nmo_code !== null && nmo_points !== null && `${plural(nmo_points, ['ЗЕТ', 'ЗЕТ', 'ЗЕТ'])}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function drawFoot(
  { doc, left, width, bottom }: Sheet,
  { director, center, link }: CertificateSnapshot,
): void {
  const top = bottom - qrCodeSize - 26;
  const line = top + qrCodeSize - 18;
  doc
    .font('text')
    .fontSize(10)
    .text(`Руководитель: ${center}`, left + 20, line - 34, { width: width / 2 - 40 });
  doc
    .moveTo(left + 20, line)
    .lineTo(left + 200, line)
    .stroke();
  if (director !== null) doc.text(director, left + 208, line - 10, { width: width / 2 - 200 });
  const x = left + width - qrCodeSize - 20;
  drawQrCode(doc, link, x, top, qrCodeSize);
  doc.fontSize(7.5).text('Проверить подлинность', x - 30, top + qrCodeSize + 4, {
    width: qrCodeSize + 60,
    align: 'center',
  });
  doc.text(link, left + 20, top + qrCodeSize + 4, { width: width / 2, lineBreak: false });
}
