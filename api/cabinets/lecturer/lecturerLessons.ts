import type { LessonSlotsBody } from '@odonta/api/contract';
import { City, LessonRequest, Prod, ProdLecturer } from '@odonta/db/models';
import {
  lessonDeclineRule,
  lessonLimits,
  lessonProdType,
  weeklyTimes,
} from '@odonta/db/vocabulary/sales/lessons/lessons.ts';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { userAudience } from '../../identity/sessions/audiences.ts';
import { byUser, type SignedInUser } from '../../identity/sessions/userSessions.ts';
import type { Actor } from '../../orders/actor.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { day, text } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { acceptLesson, declineLesson } from '../../sales/lessons/answering.ts';
import { offsetOf } from '../../sales/lessons/reading.ts';
import { addSlots, removeSlot } from '../../sales/lessons/slots.ts';
import { lockLesson } from '../../sales/lessons/transitionLesson.ts';
import { lecturersOf } from './lecturersOf.ts';
import { readLessons } from './lessonsReading.ts';

const base = { audience: userAudience, allow: 'partner himself' } as const;
const limit = {
  name: 'lecturer_lessons',
  points: 200,
  seconds: 3600,
  by: byUser,
};

const list = endpoint({
  ...base,
  method: 'get',
  path: '/lk/lessons',
  summary: 'My individual courses with my hours, and the requests for them',
  handle: async ({ actor }) => ({ message: await readLessons(actor) }),
});

const time = Joi.string()
  .pattern(/^([01]\d|2[0-3]):(00|30)$/)
  .required()
  .messages({
    'any.required': 'Укажите время',
    'string.empty': 'Укажите время',
    'string.pattern.base': 'Ровно в час или в половину: 10:00, 10:30',
  });

const slotsBody = Joi.object<LessonSlotsBody>({
  day: day.required(),
  from: time,
  to: time,
  weeks: Joi.number()
    .integer()
    .min(1)
    .max(lessonLimits.weeks)
    .default(1)
    .messages({ 'number.max': `Не больше ${lessonLimits.weeks} недель подряд` }),
});

const add = endpoint({
  ...base,
  method: 'post',
  path: '/lk/lessons/:id/slots',
  summary: 'Offer free hours of mine for an individual course',
  body: slotsBody,
  idempotent: true,
  limit,
  handle: async ({ actor, params, body: { weeks, ...hours }, origin }) => {
    await unitOfWork.transaction(async (transaction) => {
      const own = await lecturersOf(actor, transaction);
      const { prod, lecturer_id } = await ownCourse(numberIn(params.id), own, transaction);
      await addSlots(prod, lecturer_id, weeklyTimes(hours, weeks, offsetOf(prod)), transaction);
      const what = { action: 'add_lessons', resource: 'prods', record_id: prod.id };
      const changes = { lessons: [null, weeks] as [unknown, unknown] };
      await unitOfWork.audit({ by: userAudience.auditActor(actor), origin, ...what, changes }, transaction);
    });
    return { message: await readLessons(actor), status: 201 };
  },
});

const remove = endpoint({
  ...base,
  method: 'delete',
  path: '/lk/lessons/slots/:id',
  summary: 'Take free hours of mine back',
  limit,
  handle: async ({ actor, params, origin }) => {
    await unitOfWork.transaction(async (transaction) => {
      const own = await lecturersOf(actor, transaction);
      const slot = await removeSlot(numberIn(params.id), own, transaction);
      const what = { action: 'remove_lesson', resource: 'prods', record_id: slot.prod_id };
      const changes = { lessons: [slot.starts_at.toISOString(), null] as [unknown, unknown] };
      await unitOfWork.audit({ by: userAudience.auditActor(actor), origin, ...what, changes }, transaction);
    });
    return { message: await readLessons(actor) };
  },
});

const answering = <Body>(
  name: 'accept' | 'decline',
  summary: string,
  body: Joi.ObjectSchema<Body>,
  answer: (request: LessonRequest, body: Body, actor: Actor, transaction: Transaction) => Promise<void>,
): AnyEndpoint =>
  endpoint({
    ...base,
    method: 'post',
    path: `/lk/lessons/requests/:id/${name}`,
    summary,
    body,
    limit,
    handle: async ({ actor, params, body: sent, origin }) => {
      await unitOfWork.transaction(async (transaction) => {
        const request = await ownRequest(numberIn(params.id), actor, transaction);
        await answer(request, sent, { by: userAudience.auditActor(actor), origin }, transaction);
      });
      return { message: await readLessons(actor) };
    },
  });

export const lecturerLessonEndpoints: AnyEndpoint[] = [
  list,
  add,
  remove,
  answering(
    'accept',
    'Agree to a lesson: the visitor gets an order to pay for',
    Joi.object({}),
    (request, _, actor, transaction) => acceptLesson(request, actor, transaction),
  ),
  answering(
    'decline',
    'Decline a lesson; its hours are free again',
    Joi.object<{ reason: string }>({ reason: text(lessonDeclineRule) }),
    (request, { reason }, actor, transaction) => declineLesson(request, reason, actor, transaction),
  ),
];

/** 404 for a course that is on nobody's page, and for one whose lecturer is somebody else or has not agreed. */
async function ownCourse(
  id: number,
  own: readonly number[],
  transaction: Transaction,
): Promise<{ prod: Prod; lecturer_id: number }> {
  const named = await ProdLecturer.findOne({
    where: { prod_id: id, lecturer_id: [...own], consent: 'ACCEPTED' },
    order: ['lecturer_id'],
    transaction,
  });
  const prod =
    named &&
    (await Prod.findOne({
      where: { id, type: lessonProdType, status: 'CONFIRMED', archived_at: null },
      include: [{ model: City, as: 'city' }],
      transaction,
    }));
  if (!named || !prod) throw notFound('Курс не найден');
  return { prod, lecturer_id: named.lecturer_id };
}

async function ownRequest(id: number, actor: SignedInUser, transaction: Transaction): Promise<LessonRequest> {
  const lecturer_id = await lecturersOf(actor, transaction);
  const seen = await LessonRequest.findOne({ attributes: ['id'], where: { id, lecturer_id }, transaction });
  if (!seen) throw notFound('Запрос не найден');
  return lockLesson(id, transaction);
}
