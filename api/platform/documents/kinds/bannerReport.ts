import type { AdDay } from '@odonta/api/contract';
import { type AdFigure, adFigureWords, clickRate } from '@odonta/db/vocabulary/advertising/adFigures.ts';
import { formatDate, formatMoment, nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { formatWeek } from '@odonta/db/vocabulary/weeks.ts';
import { drawFacts, drawHeading, drawParagraph } from '../blocks.ts';
import { onPages } from '../sheet.ts';
import { drawTable } from '../table.ts';

export interface BannerReport {
  id: number;
  place: string;
  advertiser: string;
  /** Of the register of advertising; empty until it is given. */
  mark: string;
  /** Their Mondays. */
  weeks: readonly string[];
  total: Record<AdFigure, number>;
  days: readonly AdDay[];
}

/** How a banner was shown, seen and followed, for the advertiser's own files. */
export const bannerReportPdf = ({
  id,
  place,
  advertiser,
  mark,
  weeks,
  total,
  days,
}: BannerReport): Promise<Buffer> =>
  onPages({ title: `Баннер № ${id}, показы и переходы`, date: new Date() }, 'portrait', (sheet) => {
    drawHeading(sheet, `Баннер № ${id}: показы и переходы`);
    drawFacts(sheet, [
      ['Рекламодатель', advertiser],
      ['Место', place],
      ...(weeks.length > 0 ? [['Недели', weeks.map(formatWeek).join('; ')] as const] : []),
      ...(mark ? [['Токен (erid)', mark] as const] : []),
      ['Составлен', formatMoment(nowInSeconds())],
    ]);
    drawTable(sheet, columns, [rowOf('Всего', total), ...days.map((day) => rowOf(formatDate(day.day), day))]);
    sheet.doc.y += 8;
    drawParagraph(
      sheet,
      '«Увидели» — половина баннера была на экране секунду. Посетитель считается раз в день, роботы не считаются. Доля переходов — от тех показов, которые увидели.',
    );
  });

const figures = ['impressions', 'viewable', 'uniq', 'clicks'] as const;
const columns = [
  { title: 'День', share: 3 },
  ...figures.map((figure) => ({ title: adFigureWords[figure], share: 2, align: 'right' as const })),
  { title: 'Доля переходов', share: 2, align: 'right' as const },
];

const rowOf = (name: string, counted: Record<AdFigure, number>): string[] => [
  name,
  ...figures.map((figure) => counted[figure].toLocaleString('ru-RU')),
  clickRate(counted),
];
