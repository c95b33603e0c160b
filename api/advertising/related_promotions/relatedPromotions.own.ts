import type { OwnPromotion } from '@odonta/api/contract';
import { City, Merchant, type RelatedPromotion } from '@odonta/db/models';
import { type PublicationStatus, publicationStatuses } from '@odonta/db/vocabulary/statuses.ts';
import type { Transaction } from 'sequelize';
import { stampsOf } from '../../platform/kit/stamps.ts';
import { fieldsOf, stateOf } from './relatedPromotions.presenter.ts';
import { openTransitions } from './transitionPromotion.ts';

/** Bonuses as their organisations see them. */
export async function presentOwn(
  rows: readonly RelatedPromotion[],
  transaction?: Transaction,
): Promise<OwnPromotion[]> {
  const cityIds = rows.flatMap(({ match_cities, notify_cities }) => [...match_cities, ...notify_cities]);
  const cities = await City.findAll({ where: { id: [...new Set(cityIds)] }, transaction });
  const names = new Map(cities.map(({ id, name }) => [id, name]));
  const namesOf = (ids: readonly number[]) => ids.map((id) => names.get(id) ?? String(id));
  const atWork = await Merchant.findAll({
    attributes: ['id'],
    where: { id: [...new Set(rows.map(({ merchant_id }) => merchant_id))], status: 'CONFIRMED' },
    transaction,
  });
  const working = new Set(atWork.map(({ id }) => id));
  return rows.map((row) => ({
    ...stateOf(row),
    ...fieldsOf(row),
    status_label: labelOf(row.status),
    city_names: namesOf(row.match_cities),
    notify_city_names: namesOf(row.notify_cities),
    may: mayOf(row, working.has(row.merchant_id)),
    ...stampsOf(row),
  }));
}

const labelOf = (status: PublicationStatus) => publicationStatuses[status].label;

function mayOf(row: RelatedPromotion, isWorking: boolean): OwnPromotion['may'] {
  const open = openTransitions(row);
  const acts = (['submit', 'pause', 'resume', 'cancel'] as const).filter((name) => open.includes(name));
  if (!isWorking) return acts.filter((name) => name === 'cancel');
  return [...(isEditable(row) ? (['edit'] as const) : []), ...acts];
}

const isEditable = ({ status }: RelatedPromotion) =>
  status === 'PREPARE' || status === 'CREATED' || status === 'CONFIRMED' || status === 'REJECTED';
