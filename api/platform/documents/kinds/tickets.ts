import { drawQrCode } from '../qrCode.ts';
import { onPages, type Sheet } from '../sheet.ts';

/** The occupied places of one order, and what each participant has to know. */
export interface TicketsSheet {
  order: string;
  /** Since when the places are theirs. */
  date: Date;
  course: string;
  when: string;
  /** Empty where the place is not known yet. */
  where: string;
  center: string;
  /** `code` is in the square, `said` is read aloud. */
  tickets: readonly { name: string; tier: string; code: string; said: string }[];
}

const qrCodeSize = 220;

/** A page for each, to be cut apart and distributed: the entrance scans the QR code. */
export const ticketsPdf = (all: TicketsSheet): Promise<Buffer> =>
  onPages({ title: `Билеты заказа ${all.order}`, date: all.date }, 'portrait', (sheet) => {
    all.tickets.forEach((ticket, index) => {
      if (index > 0) sheet.doc.addPage();
      drawTicket(sheet, all, ticket);
    });
  });

function drawTicket(sheet: Sheet, all: TicketsSheet, ticket: TicketsSheet['tickets'][number]): void {
  const { doc, left, width } = sheet;
  doc.font('text').fontSize(11).fillColor('black').text(`Билет · заказ ${all.order}`, left, doc.y, { width });
  doc.y += 10;
  doc.font('bold').fontSize(20).text(all.course, { width });
  doc.y += 14;
  drawAbout(sheet, [
    ['Участник', ticket.name],
    ['Когда', all.when],
    ['Где', all.where],
    ['Проводит', all.center],
    ['Участие', ticket.tier],
  ]);
  const top = doc.y + 14;
  drawQrCode(doc, ticket.code, left, top, qrCodeSize);
  doc.font('bold').fontSize(18);
  doc.text(ticket.said, left, top + qrCodeSize + 10, { width });
  doc.font('text').fontSize(10);
  doc.y += 6;
  doc.text(
    'На входе покажите квадрат — на бумаге или с экрана — или назовите код под ним. По билету проходит один человек.',
    { width },
  );
}

function drawAbout({ doc, left, width }: Sheet, facts: readonly (readonly [string, string])[]): void {
  const named = 90;
  for (const [name, value] of facts.filter(([, said]) => said !== '')) {
    const top = doc.y;
    doc.font('text').fontSize(12).text(name, left, top, { width: named });
    doc.font('bold').text(value, left + named, top, { width: width - named });
    doc.y += 6;
  }
  doc.x = left;
}
