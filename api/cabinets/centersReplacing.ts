import type { CenterReplacement } from '@odonta/api/contract';
import { OrderParticipant, Prod } from '@odonta/db/models';
import { consentMissing } from '@odonta/db/vocabulary/platform/consent.ts';
import { userAudience } from '../identity/sessions/audiences.ts';
import { byUser } from '../identity/sessions/userSessions.ts';
import { isReplacementOpen, replace } from '../orders/replacing.ts';
import { consent } from '../platform/consents/consent.schema.ts';
import { keepConsent } from '../platform/consents/keepConsent.ts';
import { type AnyEndpoint, endpoint } from '../platform/http/endpoint.ts';
import { conflict, notFound } from '../platform/http/errors.ts';
import { numberIn } from '../platform/http/numberIn.ts';
import { unitOfWork } from '../platform/journals/unitOfWork.ts';
import { replacementBy } from '../sales/participants/participants.schema.ts';
import { refuseToReplace } from './centerReplacingRules.ts';
import { lockOwnOrder } from './ownOrder.ts';

/** Until the hour that the course names: later the list at the entrance has been printed. */
export const replaceByCenter: AnyEndpoint = endpoint({
  method: 'post',
  path: '/centersOrders/:id/participants/:participant/replace',
  summary: 'Pass the place of a participant of my centre to another person',
  audience: userAudience,
  allow: 'partner himself',
  limit: { name: 'center_replacements', points: 60, seconds: 3600, by: byUser },
  idempotent: true,
  body: replacementBy<CenterReplacement>({
    consent: consent.required().messages({ 'any.required': consentMissing }),
  }),
  handle: ({ actor, params, body: { consent: given, ...person }, origin }) =>
    unitOfWork.transaction(async (transaction) => {
      const order = await lockOwnOrder(actor, numberIn(params.id), 'participants.replace', transaction);
      const where = { id: numberIn(params.participant), order_id: order.id };
      const participant = await OrderParticipant.findOne({ where, transaction });
      if (!participant) throw notFound('Участник не найден');
      const prod = await Prod.findByPk(order.prod_id, { paranoid: false, rejectOnEmpty: true, transaction });
      if (!isReplacementOpen(order, prod)) throw conflict(closedInWords(prod));
      if (participant.is_live) await refuseToReplace(order, participant, transaction);
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
    : 'Время замены прошло: обратитесь к менеджеру';
