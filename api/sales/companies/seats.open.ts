import type { CompanySeats, SeatInvitation } from '@odonta/api/contract';
import { SeatCode } from '@odonta/db/models';
import { isSecret } from '@odonta/db/vocabulary/edge/secretAddresses.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { buyerAudience } from '../../identity/sessions/buyerAudience.ts';
import type { Actor } from '../../orders/actor.ts';
import { presentProd } from '../../orders/presentProd.ts';
import { keepConsent } from '../../platform/consents/keepConsent.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { byAddress } from '../../platform/http/limits.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { secretOf } from '../../platform/http/secretLinks.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { reissueCode, revokeCode } from './codes.ts';
import { codeBody, nameBody, namesakeBody, remindersBody } from './companies.schema.ts';
import { lockPlace, namePlace, type Place, placeByCode } from './naming.ts';
import { isPaid } from './presenting.ts';
import { requestBy } from './requestBy.ts';
import { seatsView } from './seatsView.ts';
import { courseOf, lockRequest } from './transitionRequest.ts';

const readSeats = endpoint({
  method: 'get',
  path: '/legal-request/:token/seats',
  summary: 'The places of a paid group order and their personal links',
  audience: buyerAudience,
  allow: 'anyone',
  limit: { name: 'company_seats', points: 120, seconds: 60, by: byAddress },
  handle: async ({ params }) => ({ message: await seatsOfPaid(params.token ?? '') }),
});

const nameSeat = ofPlace(
  'name',
  'Name whoever comes on a place',
  nameBody,
  async (place, body, acting, transaction) => {
    await namePlace(place, body, acting, transaction);
    await revokeCode(place.place, transaction);
  },
);

const renewCode = ofPlace(
  'code',
  'A new personal link of a place',
  codeBody,
  (place, body, _actor, transaction) => reissueCode(place.request, { ...place, ...body }, transaction),
);

const revokeSeatCode = ofPlace(
  'revoke',
  'Take the personal link of a place back',
  Joi.object({}),
  ({ place }, _body, _actor, transaction) => revokeCode(place, transaction),
);

const switchReminders = endpoint({
  method: 'post',
  path: '/legal-request/:token/reminders',
  summary: 'Switch the reminders of unnamed places',
  audience: buyerAudience,
  allow: 'anyone',
  body: remindersBody,
  limit: { name: 'company_seat_deeds', points: 60, seconds: 60, by: byAddress },
  handle: ({ params, body, actor, origin }) =>
    unitOfWork.transaction(async (transaction) => {
      const request = await lockRequest(secretOf(params, 'Заявка не найдена'), transaction);
      if (!isPaid(request)) throw conflict('Участников называют после оплаты');
      const changes = { seat_reminders: [request.seat_reminders, body.is_on] as [boolean, boolean] };
      await request.update({ seat_reminders: body.is_on }, { transaction });
      const named = { resource: 'legal_requests', record_id: request.id, action: 'seat_reminders' };
      await unitOfWork.audit({ by: buyerAudience.auditActor(actor), origin, ...named, changes }, transaction);
      return { message: await seatsView(request, transaction) };
    }),
});

const readInvitation = endpoint({
  method: 'get',
  path: '/seat-codes/:code',
  summary: 'A place of a company, by its code',
  audience: buyerAudience,
  allow: 'anyone',
  limit: { name: 'seat_codes', points: 60, seconds: 60, by: byAddress },
  handle: async ({ params }) => ({ message: await invitationBy(codeOf(params)) }),
});

const acceptInvitation = endpoint({
  method: 'post',
  path: '/seat-codes/:code',
  summary: 'Take the place of a code by entering one’s name, once',
  audience: buyerAudience,
  allow: 'anyone',
  body: namesakeBody,
  idempotent: true,
  limit: { name: 'seat_code_uses', points: 20, seconds: 60, by: byAddress },
  handle: ({ params, body, actor, origin }) =>
    unitOfWork.transaction(async (transaction) => {
      const { consent, ...person } = body;
      const { code, ...place } = await placeByCode(codeOf(params), transaction);
      await namePlace(place, person, { by: buyerAudience.auditActor(actor), origin }, transaction);
      await code.update({ used_at: new Date() }, { transaction });
      const giver = { purpose: 'ORDER', form: 'seat', email: person.email, phone: null } as const;
      await keepConsent(consent, giver, origin, transaction);
      return { message: await invitationBy(code.code, transaction) };
    }),
});

export const companySeatEndpoints: AnyEndpoint[] = [
  readSeats,
  nameSeat,
  renewCode,
  revokeSeatCode,
  switchReminders,
  readInvitation,
  acceptInvitation,
];

/** An action of the responsible person on one place; returns all of them. */
function ofPlace<Body>(
  word: string,
  summary: string,
  body: Joi.ObjectSchema<Body>,
  act: (place: Place, body: Body, acting: Actor, transaction: Transaction) => Promise<unknown>,
) {
  return endpoint({
    method: 'post',
    path: `/legal-request/:token/seats/:seat/${word}`,
    summary,
    audience: buyerAudience,
    allow: 'anyone',
    body,
    idempotent: true,
    limit: { name: 'company_seat_deeds', points: 60, seconds: 60, by: byAddress },
    handle: ({ params, body, actor, origin }) =>
      unitOfWork.transaction(async (transaction) => {
        const { token = '', seat = '' } = params;
        const request = await requestBy(token, transaction);
        if (!isPaid(request)) throw conflict('Участников называют после оплаты');
        const place = await lockPlace(request, numberIn(seat), transaction);
        const acting = { by: buyerAudience.auditActor(actor), origin };
        await act(place, body, acting, transaction);
        return { message: await seatsView(place.request, transaction) };
      }),
  });
}

async function seatsOfPaid(token: string): Promise<CompanySeats> {
  const request = await requestBy(token);
  if (!isPaid(request)) throw conflict('Места открываются после оплаты');
  return seatsView(request);
}

async function invitationBy(code: string, transaction?: Transaction): Promise<SeatInvitation> {
  const seen = await SeatCode.findOne({
    where: { code, revoked_at: null },
    include: ['request', 'participant'],
    transaction,
  });
  if (!seen?.participant.is_live)
    throw notFound('Ссылка не действует: попросите новую у того, кто её прислал');
  const prod = await courseOf(seen.request, transaction);
  return {
    company: seen.request.company_name,
    prod: presentProd(prod),
    number: seen.participant.number,
    until: secondsOf(prod.date_start),
    is_named: seen.participant.named_at !== null,
  };
}

function codeOf({ code = '' }: Record<string, string>): string {
  if (!isSecret(code)) throw notFound('Ссылка не действует: попросите новую у того, кто её прислал');
  return code;
}
