import type { Banner } from '@odonta/db/models';
import { invalid } from '../../platform/http/errors.ts';

const wanted = {
  url: 'Укажите, куда ведёт баннер',
  filename: 'Загрузите картинку для компьютера',
  filename_mobile: 'Загрузите картинку для телефона',
  alt: 'Напишите, что на картинке',
  ad_company: 'Укажите рекламодателя',
  ad_inn: 'Укажите ИНН рекламодателя',
  ad_reg_number: 'Укажите токен (erid)',
} as const;

/** Each part of a creative that is missing, with the words that ask for it. */
export function missingOf(banner: Banner): Record<string, string> {
  const fields = Object.keys(wanted) as (keyof typeof wanted)[];
  return Object.fromEntries(fields.filter((field) => !banner[field]).map((field) => [field, wanted[field]]));
}

export function refuseUnready(banner: Banner): void {
  const missing = missingOf(banner);
  if (Object.keys(missing).length > 0) throw invalid(missing);
}
