/** Hours ahead of UTC, all the year: clocks have not been changed in Russia since 2014. */
export const utcOffsets = {
  2: 'Калининградское время',
  3: 'Московское время',
  4: 'Самарское время',
  5: 'Екатеринбургское время',
  6: 'Омское время',
  7: 'Красноярское время',
  8: 'Иркутское время',
  9: 'Якутское время',
  10: 'Владивостокское время',
  11: 'Магаданское время',
  12: 'Камчатское время',
} as const;
export type UtcOffset = keyof typeof utcOffsets;

export const moscowOffset: UtcOffset = 3;

/** «МСК+4», as the law names zones; empty in Moscow's own. */
export function zoneName(offset: UtcOffset): string {
  const hours = offset - moscowOffset;
  if (hours === 0) return '';
  return `МСК${hours > 0 ? '+' : '−'}${Math.abs(hours)}`;
}

/** The clock of most people of a region; Moscow's for regions that are not listed. */
export const offsetOfRegion = (region: string): UtcOffset => offsets.get(region) ?? moscowOffset;

const regionsByOffset: Partial<Record<UtcOffset, readonly string[]>> = {
  2: ['Калининградская область'],
  4: [
    'Астраханская область',
    'Самарская область',
    'Саратовская область',
    'Удмуртская Республика',
    'Ульяновская область',
  ],
  5: [
    'Курганская область',
    'Оренбургская область',
    'Пермский край',
    'Республика Башкортостан',
    'Свердловская область',
    'Тюменская область',
    'Ханты-Мансийский автономный округ — Югра',
    'Челябинская область',
    'Ямало-Ненецкий автономный округ',
  ],
  6: ['Омская область'],
  7: [
    'Алтайский край',
    'Кемеровская область',
    'Красноярский край',
    'Новосибирская область',
    'Республика Алтай',
    'Республика Тыва',
    'Республика Хакасия',
    'Томская область',
  ],
  8: ['Иркутская область', 'Республика Бурятия'],
  9: ['Амурская область', 'Забайкальский край', 'Республика Саха (Якутия)'],
  10: ['Еврейская автономная область', 'Приморский край', 'Хабаровский край'],
  11: ['Магаданская область', 'Сахалинская область'],
  12: ['Камчатский край', 'Чукотский автономный округ'],
};

const offsets = new Map(
  Object.entries(regionsByOffset).flatMap(([offset, regions]) =>
    regions.map((region) => [region, Number(offset) as UtcOffset] as const),
  ),
);
