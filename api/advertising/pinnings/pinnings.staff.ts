import { PinnedWeek, Pinning, Prod } from '@odonta/db/models';
import { pinningLifecycle } from '@odonta/db/vocabulary/advertising/pinningLifecycle.ts';
import { pinningPlaceCodes, pinningPlaces } from '@odonta/db/vocabulary/advertising/pinnings.ts';
import { pinningStatuses } from '@odonta/db/vocabulary/statuses.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { formatWeek, weekOf } from '@odonta/db/vocabulary/weeks.ts';
import Joi from 'joi';
import { literal, Op } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { conflict, forbidden } from '../../platform/http/errors.ts';
import { seenSoonMs } from '../../platform/jobs/timed.ts';
import { writing } from '../../platform/kit/impersonation.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { anyOf, anywhere, byCode, byId } from '../../platform/lists/filters.ts';
import { boughtTransitions, refuseSold } from './pinnings.bought.ts';
import { readEmptyPlaces, takeWeeks } from './pinnings.places.ts';
import { presentPinnings } from './pinnings.presenter.ts';
import { expirePinnings, returnUnused } from './pinnings.returning.ts';
import { pinningBody, refuseEnded, refuseOtherTimes, refuseUnfit } from './pinnings.schema.ts';
import { turnPinnings } from './turnPinnings.ts';

export const pinningsForStaff = defineResource({
  name: 'pinnings',
  aliases: ['/pinning'],
  audience: staffAudience,
  impersonator: [...writing, 'publish', 'reject', 'cancel'],
  model: Pinning,
  rows: (staff, scope) =>
    scope === 'own' ? { prod_id: { [Op.in]: prodsOf(staff.managed_center_ids) } } : {},
  include: [
    { model: Prod, as: 'prod', paranoid: false },
    { model: PinnedWeek, as: 'weeks', separate: true },
  ],
  present: presentPinnings,
  searched: {
    title: ['ad_company'],
    detail: ['ad_inn', 'ad_reg_number'],
    words: ['ad_company', 'ad_reg_number', 'info'],
    taxNumbers: ['ad_inn'],
  },
  list: {
    allow: 'pinnings.list',
    filters: {
      id: byId(),
      q: anywhere('ad_company', 'ad_reg_number', 'info'),
      status: byCode('status', pinningStatuses),
      place: anyOf('place', Joi.string().valid(...pinningPlaceCodes)),
      prod_id: byId('prod_id'),
    },
    sort: ['id', 'place', 'status', 'ad_company', 'created_at'],
    facets: ['status'],
  },
  read: { allow: 'pinnings.show' },
  create: {
    allow: 'pinnings.create',
    body: pinningBody,
    run: async ({ body: { weeks, ...body }, actor, transaction }) => {
      const prod = await Prod.findByPk(body.prod_id, { transaction });
      refuseForeignProd(actor, 'pinnings.create', prod);
      refuseUnfit(body.place, prod);
      refuseOtherTimes(weeks);
      const pinning = await Pinning.create(body, { transaction });
      await takeWeeks(pinning, weeks, transaction);
      return pinning;
    },
  },
  update: {
    allow: 'pinnings.edit',
    body: pinningBody,
    run: async ({ row, body: { weeks, ...body }, actor, transaction }) => {
      refuseEnded(row);
      if (row.center_id !== null) refuseSold(row, { ...body, weeks });
      const had = weeksOf(row);
      row.set(body);
      if (row.changed('prod_id') || row.changed('place')) {
        const prod = await Prod.findByPk(row.prod_id, { transaction });
        refuseForeignProd(actor, 'pinnings.edit', prod);
        refuseUnfit(row.place, prod);
      }
      refuseOtherTimes(weeks ?? had, had);
      if (row.center_id === null) await takeWeeks(row, weeks ?? had, transaction);
      if (row.status === 'CONFIRMED') row.set({ shown_on: dayToShow(weeks ?? had) });
    },
  },
  remove: {
    allow: 'pinnings.delete',
    run: async ({ row }) => {
      if (row.center_id !== null) throw conflict('Закрепление куплено центром: его можно только отменить');
    },
  },
  export: {
    allow: 'pinnings.export',
    columns: [
      'id',
      { field: 'prod', value: ({ prod }) => prod.name },
      { field: 'place', value: ({ place }) => pinningPlaces[place] },
      { field: 'weeks', value: ({ weeks }) => weeks.map(formatWeek).join('; ') },
      'ad_company',
      { field: 'ad_inn', title: 'ИНН' },
      { field: 'ad_reg_number', title: 'Токен' },
      { field: 'status', value: ({ status }) => pinningStatuses[status].label },
    ],
  },
  lifecycle: pinningLifecycle,
  transitions: {
    publish: {
      allow: 'pinnings.publish',
      run: async ({ row }) => {
        refuseUnfit(row.place, row.prod);
        row.set({ shown_on: dayToShow(weeksOf(row)) });
      },
    },
    ...boughtTransitions,
  },
  endpoints: () => [readEmptyPlaces],
  schedule: [
    {
      name: 'turn_pinnings',
      pauseMs: seenSoonMs,
      because: 'what is shown changes at the moment that was bought',
      work: turnPinnings,
    },
    { name: 'expire_pinning_holds', every: 'minute', work: expirePinnings },
    { name: 'return_unused_pinnings', every: 'hour', work: returnUnused },
  ],
});

/** A pinning belongs to the centre of its course. */
function prodsOf(centerIds: readonly number[]) {
  const ids = `'{${centerIds.join(',')}}'::int[]`;
  return literal(`(select id from prods where center_id = any(${ids}))`);
}

function refuseForeignProd(
  staff: SignedInUser,
  right: 'pinnings.create' | 'pinnings.edit',
  prod: Prod | null,
): void {
  const isForeign = prod !== null && !staff.managed_center_ids.includes(prod.center_id);
  if (isForeign && staff.grants.scope(right) === 'own') throw forbidden();
}

/** Today if this week is among its own: a pinning published or moved into this week is shown at once. */
function dayToShow(weeks: readonly string[]): string | null {
  const now = new Date();
  return weeks.includes(weekOf(now)) ? moscowDay(now) : null;
}

const weeksOf = ({ weeks }: Pinning) => weeks.map(({ week }) => week);
