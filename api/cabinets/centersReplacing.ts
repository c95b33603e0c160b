import type { CenterReplacement } from '@odonta/api/contract';
import { Order, OrderParticipant, Prod } from '@odonta/db/models';
import { consentMissing } from '@odonta/db/vocabulary/platform/consent.ts';
import type { Transaction } from 'sequelize';
import { userAudience } from '../identity/sessions/audiences.ts';
import type { SignedInUser } from '../identity/sessions/userSessions.ts';
import { isReplacementOpen, replace } from '../orders/replacing.ts';
import { lockOrder } from '../orders/transition.ts';
import { consent } from '../platform/consents/consent.schema.ts';
import { keepConsent } from '../platform/consents/keepConsent.ts';
import { type AnyEndpoint, endpoint } from '../platform/http/endpoint.ts';
import { conflict, forbidden, notFound } from '../platform/http/errors.ts';
import { numberIn } from '../platform/http/numberIn.ts';
import { unitOfWork } from '../platform/journals/unitOfWork.ts';
import { replacementBy } from '../sales/participants/participants.schema.ts';
import { centersOf } from './centersOf.ts';

/** Until the hour that the course names: later the list at the entrance has been printed. */
export const replaceByCenter: AnyEndpoint = endpoint({
  method: 'post',
  path: '/centersOrders/:id/participants/:participant/replace',
  summary: 'Pass the place of a participant of my centre to another person',
  audience: userAudience,
  allow: 'partner himself',
  limit: { name: 'center_replacements', points: 60, seconds: 3600, by: ({ actor }) => `user:${actor.id}` },
  body: replacementBy<CenterReplacement>({
    consent: consent.required().messages({ 'any.required': consentMissing }),
  }),
  handle: ({ actor, params, body: { consent: given, ...person }, origin }) =>
    unitOfWork.transaction(async (transaction) => {
      const order = await ownOrder(actor, numberIn(params.id), transaction);
      const where = { id: numberIn(params.participant), order_id: order.id };
      const participant = await OrderParticipant.findOne({ where, transaction });
      if (!participant) throw notFound('Участник не найден');
      const prod = await Prod.findByPk(order.prod_id, { paranoid: false, rejectOnEmpty: true, transaction });
      if (!isReplacementOpen(order, prod)) throw conflict(closedInWords(prod));
      const by = userAudience.auditActor(actor);
      const successor = await replace(order, participant, person, { by, origin }, transaction);
      const { email, phone } = successor;
      await keepConsent(
        given,
        { purpose: 'ORDER', form: 'center_replacement', email, phone },
        origin,
        transaction,
      );
      return { message: { id: successor.id } };
    }),
});

const closedInWords = ({ replace_hours }: Prod): string =>
  replace_hours === null
    ? 'Замена участников на этом курсе выключена в его условиях'
    : 'Время замены прошло: попросите менеджера';

/** Locked. 404 for an order of another centre, 403 for a member without the right. */
async function ownOrder(actor: SignedInUser, id: number, transaction: Transaction): Promise<Order> {
  const found = await Order.findByPk(id, { attributes: ['center_id'], transaction });
  if (!found || !(await centersOf(actor, 'centers.show')).includes(found.center_id))
    throw notFound('Заказ не найден');
  if (!(await centersOf(actor, 'participants.replace')).includes(found.center_id)) throw forbidden();
  return lockOrder({ id }, transaction);
}
