import type { LessonBody } from '@odonta/api/contract';
import { LessonRequest } from '@odonta/db/models';
import { consentText } from '@odonta/db/vocabulary/platform/consent.ts';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { buyerAudience } from '../../identity/sessions/buyerAudience.ts';
import { keepConsent } from '../../platform/consents/keepConsent.ts';
import { endpoint, type Origin } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { secretOf } from '../../platform/http/secretLinks.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { byAccount } from '../booking/buyers.ts';
import { askForLesson } from './asking.ts';
import { withdrawLesson } from './ending.ts';
import { lessonBody } from './lessons.schema.ts';
import { noLesson, viewOfLesson } from './presenting.ts';
import { findLessons } from './reading.ts';
import { lockLesson } from './transitionLesson.ts';

/** Each request writes to people and takes hours from others. */
const daily = { points: 10, seconds: 86_400 };

const readOffer = endpoint({
  method: 'get',
  path: '/lessons/prods/:id',
  summary: 'The free hours of an individual course, and the price of one',
  audience: buyerAudience,
  allow: 'anyone',
  handle: async ({ params }) => {
    const message = await findLessons(numberIn(params.id));
    if (!message) throw notFound('Этот курс не продаётся по часам');
    return { message };
  },
});

const askLesson = endpoint({
  method: 'post',
  path: '/lessons',
  summary: 'Ask a lecturer for free hours of his',
  audience: buyerAudience,
  allow: 'anyone',
  body: lessonBody,
  idempotent: true,
  limit: { name: 'lessons', ...daily, by: byAccount },
  handle: async ({ body, actor, origin }) =>
    unitOfWork.transaction(async (transaction) => {
      const individual_id = actor.kind === 'individual' ? actor.id : null;
      const consent = await consentOf(body, origin, transaction);
      const request = await askForLesson(body, { individual_id, consent_id: consent.id }, transaction);
      const by = buyerAudience.auditActor(actor);
      const what = { action: 'create', resource: 'lesson_requests', record_id: request.id, changes: {} };
      await unitOfWork.audit({ by, origin, ...what }, transaction);
      return { message: await viewOfLesson(request.token, transaction), status: 201 };
    }),
});

const readLesson = endpoint({
  method: 'get',
  path: '/lessons/:token',
  summary: 'A request for a lesson, by its link',
  audience: buyerAudience,
  allow: 'anyone',
  handle: async ({ params }) => ({ message: await viewOfLesson(secretOf(params, noLesson)) }),
});

const withdraw = endpoint({
  method: 'post',
  path: '/lessons/:token/withdraw',
  summary: 'Ask for the lesson no more; its hours are free again',
  audience: buyerAudience,
  allow: 'anyone',
  body: Joi.object({}),
  idempotent: true,
  limit: { name: 'lesson_withdrawals', ...daily, by: byAccount },
  handle: async ({ params, actor, origin }) => {
    const token = secretOf(params, noLesson);
    return unitOfWork.transaction(async (transaction) => {
      const seen = await LessonRequest.findOne({ attributes: ['id'], where: { token }, transaction });
      if (!seen) throw notFound(noLesson);
      const request = await lockLesson(seen.id, transaction);
      await withdrawLesson(request, { by: buyerAudience.auditActor(actor), origin }, transaction);
      return { message: await viewOfLesson(token, transaction) };
    });
  },
});

export const lessonEndpoints = [readOffer, askLesson, readLesson, withdraw];

function consentOf({ consent, contact }: LessonBody, origin: Origin, transaction: Transaction) {
  const given = consent === true ? { text_version: consentText.version } : consent;
  const { email, phone } = contact;
  return keepConsent(given, { purpose: 'ORDER', form: 'lesson', email, phone }, origin, transaction);
}
