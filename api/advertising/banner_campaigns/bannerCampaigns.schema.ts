import {
  type BannerSlotCode,
  bannerFilePrefix,
  bannerLooks,
  bannerSlotOf,
  bannerSlots,
} from '@odonta/db/vocabulary/advertising/banners.ts';
import type { AdMarks } from '@odonta/db/vocabulary/advertising/pinnings.ts';
import Joi from 'joi';
import { adMarks } from '../../platform/adMarks/adMarks.schema.ts';
import { invalid } from '../../platform/http/errors.ts';
import { flag, id, line, seconds } from '../../platform/http/validation.ts';
import { pathOrLink } from '../pathOrLink.ts';

export interface BannerBody extends AdMarks {
  slot: BannerSlotCode;
  category_id?: number | null;
  center_id?: number | null;
  url: string;
  filename: string;
  filename_mobile: string;
  alt: string;
  date_start: number;
  date_end: number;
  is_capped?: boolean;
}

const link = line(2000).custom(pathOrLink);
export const bannerBody = Joi.object<BannerBody>({
  slot: Joi.number()
    .valid(...bannerSlots.map(({ code }) => code))
    .required(),
  category_id: id.allow(null),
  center_id: id.allow(null),
  url: link.required(),
  filename: line(200).required().messages({ 'any.required': 'Загрузите картинку' }),
  filename_mobile: line(200).required().messages({ 'any.required': 'Загрузите картинку' }),
  alt: line(300).min(3).required(),
  ...adMarks,
  date_start: seconds.required(),
  date_end: seconds.required(),
  is_capped: flag,
});

interface Whole {
  slot: number;
  category_id: number | null;
  filename: string | null;
  filename_mobile: string | null;
  date_start: Date;
  date_end: Date;
}

/** Rules about a banner as a whole, checked after a change of any field. */
export function refuseUnfit({
  slot,
  category_id,
  filename,
  filename_mobile,
  date_start,
  date_end,
}: Whole): void {
  const errors: Record<string, string> = {};
  const place = bannerSlotOf(slot);
  if (!place) return;
  if (place.by_category && category_id === null) errors.category_id = 'Выберите категорию';
  if (!place.by_category && category_id !== null)
    errors.category_id = 'Это место — для всего сайта: категория не нужна';
  for (const look of bannerLooks) {
    const [field, name] = look === 'desktop' ? ['filename', filename] : ['filename_mobile', filename_mobile];
    if (!name?.startsWith(bannerFilePrefix(slot, look)))
      errors[field ?? ''] = `Для этого места нужна картинка ${place[look].join('×')}: загрузите её заново`;
  }
  if (date_end <= date_start) errors.date_end = 'Показ кончается раньше, чем начинается';
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
