import { PromoCode, PromoUse } from '@odonta/db/models';
import {
  promoKeyOf,
  promoLifecycle,
  promoScopes,
  promoStates,
} from '@odonta/db/vocabulary/loyalty/promo/promoCode.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { Op, type Transaction, type WhereOptions } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { line } from '../../platform/http/validation.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { anyOf, anywhere, byCode, byId } from '../../platform/lists/filters.ts';
import { createPromoBatch } from './promoCodes.batch.ts';
import { columnsOf, refuseUnfit } from './promoCodes.columns.ts';
import { presentPromoCodes } from './promoCodes.presenter.ts';
import { refuseOthersScope, refuseUnknownCenter, scopesOf } from './promoCodes.refusals.ts';
import { promoBody } from './promoCodes.schema.ts';

export const promoCodesForStaff = defineResource({
  name: 'promo_codes',
  audience: staffAudience,
  model: PromoCode,
  rows: (staff, scope) => (scope === 'own' ? ownOf(staff) : {}),
  present: presentPromoCodes,
  list: {
    allow: 'promo_codes.list',
    filters: {
      id: byId(),
      q: anywhere('name', 'code', 'tag'),
      status: byCode('status', promoLifecycle.statuses),
      scope: byCode('scope', promoScopes),
      center_id: byId('center_id'),
      tag: anyOf('tag', line(60)),
    },
    sort: ['id', 'name', 'code', 'used_count', 'date_start', 'date_end', 'status'],
    facets: ['status'],
  },
  read: { allow: 'promo_codes.show' },
  create: {
    allow: 'promo_codes.create',
    body: promoBody,
    run: async ({ body, actor, transaction }) => {
      refuseOthersScope(actor, 'promo_codes.create', body.scope);
      await refuseTaken(body.code, null, transaction);
      await refuseUnknownCenter(body.center_id, transaction);
      const promo = PromoCode.build({ ...columnsOf(body), created_by: actor.id } as PromoCode);
      refuseUnfit(promo);
      return promo.save({ transaction });
    },
  },
  update: {
    allow: 'promo_codes.edit',
    body: promoBody,
    run: async ({ row, body, actor, transaction }) => {
      if (body.scope !== undefined) refuseOthersScope(actor, 'promo_codes.edit', body.scope);
      const { code = row.code, effect = row.effect, value } = body;
      if (row.used_count > 0 && promoKeyOf(code) !== row.code_key)
        throw invalid({ code: 'Код уже использован: выключите его и создайте другой' });
      if (body.effect !== undefined && body.effect !== row.effect && value === undefined)
        throw invalid({ value: 'Укажите размер скидки заново' });
      if (body.code !== undefined) await refuseTaken(code, row.id, transaction);
      if (body.center_id !== undefined) await refuseUnknownCenter(body.center_id, transaction);
      row.set(columnsOf({ ...body, effect }));
      refuseUnfit(row);
    },
  },
  remove: {
    allow: 'promo_codes.delete',
    run: async ({ row, transaction }) => {
      if ((await PromoUse.count({ where: { promo_id: row.id }, transaction })) > 0)
        throw conflict('Код уже использовали в заказе: его можно только выключить');
    },
  },
  export: {
    allow: 'promo_codes.export',
    columns: [
      'id',
      'code',
      'name',
      'tag',
      'used_count',
      'max_usages',
      { field: 'date_start', value: ({ date_start }) => formatMoment(date_start) },
      { field: 'date_end', value: ({ date_end }) => date_end && formatMoment(date_end) },
      { field: 'state', value: ({ state }) => promoStates[state] },
    ],
  },
  lifecycle: promoLifecycle,
  transitions: { deactivate: { allow: 'promo_codes.deactivate' } },
  endpoints: () => [createPromoBatch],
});

/** Those who sell something have its codes; a manager of partners sees those of his centres. */
function ownOf(staff: SignedInUser): WhereOptions {
  const scopes = scopesOf(staff);
  return scopes.length > 0
    ? { scope: { [Op.in]: scopes } }
    : { scope: 'COURSE', center_id: { [Op.in]: [...staff.managed_center_ids] } };
}

/** Also among the deleted: a code that was printed once shall not come to mean something else. */
async function refuseTaken(code: string, own: number | null, transaction: Transaction): Promise<void> {
  const others = own === null ? {} : { id: { [Op.ne]: own } };
  const where = { code_key: promoKeyOf(code), ...others };
  if (await PromoCode.findOne({ where, paranoid: false, transaction }))
    throw invalid({ code: 'Такой код уже есть' });
}
