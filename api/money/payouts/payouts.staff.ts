import type { NewPayout } from '@odonta/api/contract';
import { Center, Payout } from '@odonta/db/models';
import { payoutLifecycle, payoutStatuses } from '@odonta/db/vocabulary/money/payouts/payoutLifecycle.ts';
import { formatDate } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { Op } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { invalid } from '../../platform/http/errors.ts';
import { day, id, line } from '../../platform/http/validation.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { anywhere, byCode, byId, sinceDay, untilDay } from '../../platform/lists/filters.ts';
import { ownActEndpoints } from './acts/acts.cabinet.ts';
import { byAct, readSentAct } from './acts/acts.staff.ts';
import { monthEndEndpoints } from './monthEnd/monthEnd.staff.ts';
import { ownPayoutEndpoints } from './payouts.cabinet.ts';
import { downloadPayoutFile } from './payouts.file.ts';
import { payoutParts, presentPayouts } from './payouts.presenter.ts';
import { payoutTransitions } from './payouts.transitions.ts';
import { preparePayout } from './preparing.ts';

export const payoutsForStaff = defineResource({
  name: 'payouts',
  audience: staffAudience,
  model: Payout,
  rows: (staff, scope) => (scope === 'own' ? { center_id: { [Op.in]: [...staff.managed_center_ids] } } : {}),
  include: payoutParts,
  present: presentPayouts,
  list: {
    allow: 'payouts.list',
    filters: {
      id: byId(),
      q: anywhere('number', 'bank_order_no'),
      status: byCode('status', payoutStatuses),
      center_id: byId('center_id'),
      act: byAct,
      ended_from: sinceDay('period_to'),
      ended_to: untilDay('period_to'),
    },
    sort: ['id', 'number', 'net', 'period_to', 'status'],
    facets: ['status'],
  },
  read: { allow: 'payouts.show' },
  create: {
    allow: 'payouts.create',
    body: Joi.object<NewPayout>({ center_id: id.required(), from: day.required(), to: day.required() }),
    run: async ({ body: { center_id, from, to }, transaction }) => {
      const center = await Center.findByPk(center_id, { transaction });
      if (!center) throw invalid({ center_id: 'Такого центра нет' });
      if (from > to) throw invalid({ to: 'Конец периода раньше начала' });
      const payout = await preparePayout(center, { from, to }, transaction);
      if (!payout) throw invalid({ center_id: 'По этому центру пока нечего выплачивать' });
      return payout;
    },
  },
  update: {
    allow: 'payouts.edit',
    body: Joi.object<{ comment: string | null }>({ comment: line(1000).allow(null, '') }),
  },
  export: {
    allow: 'payouts.export',
    columns: [
      { field: 'number', title: '№' },
      'center_name',
      { field: 'period_from', value: ({ period_from }) => formatDate(period_from) },
      { field: 'period_to', value: ({ period_to }) => formatDate(period_to) },
      { field: 'lines', value: ({ lines }) => lines.length },
      { field: 'gross', title: 'Продажи, ₽' },
      { field: 'refunded', title: 'Возвраты, ₽' },
      { field: 'commission_sum', title: 'Комиссия, ₽' },
      { field: 'fee_share', title: 'Эквайринг, ₽' },
      { field: 'net', title: 'К перечислению, ₽' },
      { field: 'status', value: ({ status }) => payoutStatuses[status].label },
      { field: 'bank_order_no', title: 'П/п №' },
    ],
  },
  lifecycle: payoutLifecycle,
  transitions: payoutTransitions,
  endpoints: ({ resource }) => [
    downloadPayoutFile,
    readSentAct(resource),
    ...monthEndEndpoints(resource),
    ...ownPayoutEndpoints,
    ...ownActEndpoints,
  ],
});
