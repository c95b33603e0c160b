import type { CenterDemand } from '@odonta/api/contract';
import { Center, Prod } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { prodsForStaff } from '../catalog/prods/prods.staff.ts';
import { userAudience } from '../identity/sessions/audiences.ts';
import { staffWith } from '../identity/users/staffAtWork.ts';
import { type AnyEndpoint, endpoint } from '../platform/http/endpoint.ts';
import { forbidden, notFound } from '../platform/http/errors.ts';
import { numberIn } from '../platform/http/numberIn.ts';
import { unitOfWork } from '../platform/journals/unitOfWork.ts';
import { cardPath, notify } from '../platform/notices/notify.ts';
import { demandOf } from '../sales/waitlist/demand.ts';
import { lockAgain, rerunBody } from '../tools/copies/rerunning.ts';
import { centersOf } from './centersOf.ts';

const readDemand = endpoint({
  method: 'get',
  path: '/centersDemand',
  summary: 'The demand for the courses of my centres in people, seats and roubles',
  audience: userAudience,
  allow: 'partner himself',
  handle: async ({ actor }) => {
    const demand = await demandOf(await centersOf(actor, 'demand.list'));
    const editable = await Prod.findAll({
      attributes: ['id'],
      where: {
        id: demand.prods.filter(({ date_start }) => date_start !== null).map(({ prod_id }) => prod_id),
        center_id: await centersOf(actor, 'demand.request_date'),
      },
    });
    const message: CenterDemand = { ...demand, extra_dates_of: editable.map(({ id }) => id) };
    return { message };
  },
});

/** A draft that the manager of the centre looks through and publishes; then the line is offered its seats. */
const openExtraDate = endpoint({
  method: 'post',
  path: '/centersDemand/:id/extra_date',
  summary: 'Request another date of a course with a waiting list',
  audience: userAudience,
  allow: 'partner himself',
  body: rerunBody,
  handle: (call) =>
    unitOfWork.transaction(async (transaction) => {
      const { actor, params, body } = call;
      const source = await ownProd(numberIn(params.id), call, transaction);
      const draft = await lockAgain(source, { ...body, for_waitlist: true }, call, transaction);
      const center = await Center.findByPk(source.center_id, { transaction });
      const text = `${actor.name}: центр просит дополнительную дату курса «${source.name}»`;
      const to = center?.manager_id ? [center.manager_id] : await staffWith('prods.publish', transaction);
      const path = cardPath('prods', Number(draft.id));
      await notify({ to, kind: 'extra_date', text, path }, transaction);
      return { status: 201, message: { id: Number(draft.id), date_start: body.date_start } };
    }),
});

export const centerDemandEndpoints: AnyEndpoint[] = [readDemand, openExtraDate];

/** 404 for a course of another centre, 403 with the reason for a read-only member. */
async function ownProd(
  id: number,
  { actor }: { actor: Parameters<typeof centersOf>[0] },
  transaction: Transaction,
): Promise<Prod> {
  const prod = await Prod.findByPk(id, { lock: transaction.LOCK.NO_KEY_UPDATE, transaction });
  if (!prod || !(await centersOf(actor, 'demand.list')).includes(prod.center_id))
    throw notFound('Курс не найден');
  if (!(await centersOf(actor, 'demand.request_date')).includes(prod.center_id)) throw forbidden();
  return prod.reload({ include: prodsForStaff.include, transaction });
}
