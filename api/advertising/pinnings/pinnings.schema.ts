import type { Pinning, Prod } from '@odonta/db/models';
import {
  type AdMarks,
  belongsTo,
  type PinningPlace,
  pinningLimits,
  pinningPlaceCodes,
} from '@odonta/db/vocabulary/advertising/pinnings.ts';
import { mondayOf, weekOf, weeksFrom } from '@odonta/db/vocabulary/weeks.ts';
import Joi from 'joi';
import { adMarks } from '../../platform/adMarks/adMarks.schema.ts';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { id, line } from '../../platform/http/validation.ts';

export interface PinningBody extends AdMarks {
  prod_id: number;
  place: PinningPlace;
  weeks: string[];
  info?: string | null;
}

const week = Joi.string().custom((value: string, helpers) =>
  /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) && mondayOf(value) === value
    ? value
    : helpers.message({ custom: 'Неделя названа её понедельником: 2026-11-23' }),
);

export const pinningBody = Joi.object<PinningBody>({
  prod_id: id.required(),
  place: Joi.string()
    .valid(...pinningPlaceCodes)
    .required(),
  weeks: Joi.array()
    .items(week)
    .min(1)
    .max(pinningLimits.weeks)
    .unique()
    .required()
    .messages({ 'array.min': 'Выберите хотя бы одну неделю' }),
  ...adMarks,
  info: line(pinningLimits.info).empty('').allow(null),
});

/** Rules about a pinning as a whole, checked after a change of any field. */
export function refuseUnfit(place: PinningPlace, prod: Prod | null): void {
  if (!prod) throw invalid({ prod_id: 'Такого курса нет' });
  if (prod.status !== 'CONFIRMED' || prod.archived_at)
    throw invalid({ prod_id: 'Закрепить можно только опубликованный курс' });
  if (prod.disable_promotion) throw invalid({ prod_id: 'Центр отказался от продвижения этого курса' });
  if (!belongsTo(place, prod)) throw invalid({ place: 'Этого курса нет в списке, где его хотят закрепить' });
}

/** Weeks that are over are neither sold nor given back. */
export function refuseOtherTimes(weeks: readonly string[], had: readonly string[] = []): void {
  const sold = weeksFrom(weekOf(new Date()), pinningLimits.weeksAhead);
  if (weeks.some((one) => !had.includes(one) && !sold.includes(one)))
    throw invalid({ weeks: 'Недели продаются с текущей и на полгода вперёд' });
  if (had.some((one) => !weeks.includes(one) && one < (sold[0] ?? '')))
    throw invalid({ weeks: 'Неделю, которая прошла, убрать нельзя' });
}

export function refuseEnded({ status }: Pick<Pinning, 'status'>): void {
  if (status !== 'PREPARE' && status !== 'CREATED' && status !== 'CONFIRMED')
    throw conflict('Закрепление закончилось, изменить его нельзя');
}
