import { TopStrip } from '@odonta/db/models';
import { formatMoment, secondsOf } from '@odonta/db/vocabulary/time.ts';
import { Op, type Transaction } from 'sequelize';
import { refuseUnknownCategory, refuseUnknownCity } from '../../catalog/dictionaries/refuseUnknown.ts';
import { conflict, invalid } from '../../platform/http/errors.ts';

export async function refuseWrong(strip: TopStrip, transaction: Transaction): Promise<void> {
  const { date_start, date_end, city_id, category_id } = strip;
  if (date_end <= date_start) throw invalid({ date_end: 'Показ кончается раньше, чем начинается' });
  if (city_id && category_id) throw invalid({ category_id: 'Выберите что-то одно: город или категорию' });
  await refuseUnknownCity(city_id, transaction);
  await refuseUnknownCategory(category_id, transaction);
}

/** Names the other strip of the same pages; two at one moment are refused by the database. */
export async function refuseSecond(row: TopStrip, transaction: Transaction): Promise<void> {
  const { id: own, city_id, category_id, date_start, date_end } = row;
  const overlapping = { date_start: { [Op.lt]: date_end }, date_end: { [Op.gt]: date_start } };
  const other = await TopStrip.findOne({
    where: { id: { [Op.ne]: own }, status: 'PUBLISHED', city_id, category_id, ...overlapping },
    transaction,
  });
  if (other)
    throw conflict(
      `В эти дни здесь уже стоит плашка «${other.header}» (до ${formatMoment(secondsOf(other.date_end))}): снимите её или измените срок`,
    );
  const sameEnd = await TopStrip.findOne({
    where: { id: { [Op.ne]: own }, status: 'PUBLISHED', date_end },
    transaction,
  });
  if (sameEnd)
    throw conflict(
      `В ту же минуту кончается плашка «${sameEnd.header}»: закрыв одну, посетитель не увидит и другую. Сдвиньте конец`,
    );
}
