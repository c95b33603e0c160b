import { hoursInLines, type Visit } from '@odonta/db/vocabulary/catalog/visit.ts';
import { drawQrCode } from '../qrCode.ts';
import { keepTogether, onPages, type Sheet } from '../sheet.ts';

/** The occupied places of one order, and what each participant has to know. */
export interface TicketsSheet {
  order: string;
  /** Since when the places are theirs. */
  date: Date;
  course: string;
  when: string;
  visit: Visit;
  center: string;
  /** `code` is in the square, `said` is read aloud. */
  tickets: readonly { name: string; tier: string; code: string; said: string }[];
}

const qrCodeSize = 220;
/** A longer one goes over to the next page. */
const longestFact = 400;
const linked = '#0b6e63';

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
  const { visit } = all;
  doc.font('text').fontSize(11).fillColor('black').text(`Билет · заказ ${all.order}`, left, doc.y, { width });
  doc.y += 10;
  doc.font('bold').fontSize(20).text(all.course, { width });
  doc.y += 14;
  drawAbout(sheet, [
    ['Участник', ticket.name],
    ['Когда', [all.when, ...hoursInLines(visit)].join('\n')],
    ['Где', visit.place, visit.map],
    ['Проводит', all.center],
    ['Участие', ticket.tier],
  ]);
  drawEntrance(sheet, ticket);
  drawAbout(sheet, [
    ['Как добраться', visit.directions ?? ''],
    ['Что нужно для участия', visit.needs.join('\n')],
  ]);
}

function drawEntrance(sheet: Sheet, ticket: TicketsSheet['tickets'][number]): void {
  const { doc, left, width } = sheet;
  keepTogether(sheet, qrCodeSize + 80);
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
  doc.y += 14;
}

/** A name, its value, and where the value leads. */
type Fact = readonly [name: string, value: string, link?: string | null];

function drawAbout(sheet: Sheet, facts: readonly Fact[]): void {
  const { doc, left, width } = sheet;
  const named = 105;
  const beside = { width: width - named };
  for (const [name, value, link] of facts.filter(([, said]) => said !== '')) {
    doc.font('bold').fontSize(12);
    keepTogether(sheet, Math.min(doc.heightOfString(value, beside), longestFact));
    const top = doc.y;
    doc.font('text').text(name, left, top, { width: named });
    const under = doc.y;
    doc.font('bold').text(value, left + named, top, beside);
    if (link)
      doc
        .font('text')
        .fillColor(linked)
        .text('На карте', { ...beside, link, underline: true });
    doc.fillColor('black');
    doc.y = Math.max(doc.y, under) + 6;
  }
  doc.x = left;
}
