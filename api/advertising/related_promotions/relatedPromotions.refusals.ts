import { City, Prod, type RelatedPromotion } from '@odonta/db/models';
import { promotionLimits } from '@odonta/db/vocabulary/advertising/related/promotion.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { Op, type Transaction } from 'sequelize';
import { conflict, invalid } from '../../platform/http/errors.ts';

/** Rules about a bonus as a whole, checked after a change of any field. */
export async function refuseUnfit(row: RelatedPromotion, transaction: Transaction): Promise<void> {
  refuseOtherPeriod(row);
  if (row.daily_limit !== null && row.total_limit !== null && row.daily_limit > row.total_limit)
    throw invalid({ daily_limit: 'Лимит за день больше общего' });
  if ((row.bearer === 'SHARED') !== (row.bearer_percent !== null))
    throw invalid({
      bearer_percent:
        row.bearer === 'SHARED'
          ? 'Укажите долю организации'
          : 'Доля нужна, только когда бонус оплачивают оба',
    });
  await refuseUnknown(row, transaction);
}

function refuseOtherPeriod(row: RelatedPromotion): void {
  const { starts_on, ends_on } = row;
  if (ends_on < starts_on) throw invalid({ ends_on: 'Последний день раньше первого' });
  const days = (Date.parse(ends_on) - Date.parse(starts_on)) / 86_400_000;
  if (days > promotionLimits.days) throw invalid({ ends_on: 'Срок бонуса — не больше двух лет' });
  if (row.changed('ends_on') && ends_on < moscowDay(new Date()))
    throw invalid({ ends_on: 'Этот день уже прошёл' });
}

async function refuseUnknown(row: RelatedPromotion, transaction: Transaction): Promise<void> {
  for (const field of ['match_cities', 'notify_cities'] as const) {
    const ids = row[field];
    if (!row.changed(field) || ids.length === 0) continue;
    if ((await City.count({ where: { id: ids }, transaction })) < ids.length)
      throw invalid({ [field]: 'Такого города нет' });
  }
  if (!row.changed('match_prods') || row.match_prods.length === 0) return;
  const where = { id: row.match_prods, published_at: { [Op.ne]: null } };
  const known = await Prod.findAll({ attributes: ['id'], where, transaction });
  const lost = row.match_prods.find((id) => !known.some((prod) => prod.id === id));
  if (lost !== undefined) throw invalid({ match_prods: `Курса № ${lost} нет на сайте` });
}

/** An advertisement names its advertiser, and one whose days are over would never be shown. */
export function refuseUnready({ ad_company, ad_inn, ad_reg_number, ends_on }: RelatedPromotion): void {
  const missing = [
    !ad_company && 'рекламодателя',
    !ad_inn && 'ИНН рекламодателя',
    !ad_reg_number && 'токен (erid)',
  ].filter(Boolean);
  if (missing.length > 0) throw conflict(`Сначала укажите маркировку рекламы: ${missing.join(', ')}`);
  if (ends_on < moscowDay(new Date()))
    throw conflict('Срок бонуса прошёл: сначала перенесите последний день');
}
