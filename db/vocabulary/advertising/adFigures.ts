/** The figures of a banner, from the widest to the narrowest: a click was seen, and what was seen was shown. */
export const adFigures = ['requests', 'impressions', 'viewable', 'uniq', 'clicks', 'bot_filtered'] as const;
export type AdFigure = (typeof adFigures)[number];

/** How long the showing of a banner may be reported, and its link counts. */
export const nonceHours = 24;

/** Events of one address that count within a minute; further ones are a robot's. */
export const humanEvents = { view: 300, click: 20 } as const;

/** «Увидели» stands for half of the banner for a second. */
export const adFigureWords: Readonly<Record<AdFigure, string>> = {
  requests: 'Запросы',
  impressions: 'Показы',
  viewable: 'Увидели',
  uniq: 'Посетители',
  clicks: 'Переходы',
  bot_filtered: 'Роботы',
};

/** «4,2 %»: how many of the seen showings were followed. */
export function clickRate({ viewable, clicks }: { viewable: number; clicks: number }): string {
  if (viewable === 0) return '—';
  return (clicks / viewable).toLocaleString('ru-RU', { style: 'percent', maximumFractionDigits: 1 });
}
