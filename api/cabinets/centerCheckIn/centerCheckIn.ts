import type { CheckInMark, SentMarks } from '@odonta/api/contract';
import { checkInKinds, lateMarks } from '@odonta/db/vocabulary/sales/checkIn.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { userAudience } from '../../identity/sessions/audiences.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { conflict } from '../../platform/http/errors.ts';
import { id } from '../../platform/http/validation.ts';
import { findOwnProd } from '../centerProds/access.ts';
import { takeMark } from './marking.ts';
import { listCourses, peopleOf } from './reading.ts';

const ofPartner = { audience: userAudience, allow: 'partner himself' } as const;

const moment = Joi.number().integer().min(0).max(9_999_999_999).required();

const mark = Joi.object<CheckInMark>({
  key: Joi.string().guid({ version: 'uuidv4', separator: '-' }).required(),
  participant_id: id.required(),
  kind: Joi.string()
    .valid(...checkInKinds)
    .required(),
  at: moment,
});

/** The entrance of a course: who is expected, and who has come. */
export const centerCheckInEndpoints: AnyEndpoint[] = [
  endpoint({
    ...ofPartner,
    method: 'get',
    path: '/centersCheckIn',
    summary: 'Courses of my centres that people come to these days',
    handle: async ({ actor }) => ({ message: await listCourses(actor) }),
  }),
  endpoint({
    ...ofPartner,
    method: 'get',
    path: '/centersCheckIn/:id',
    summary: 'The participants of a course, by name, without contacts',
    handle: async ({ actor, params }) => {
      const own = await findOwnProd(actor, params.id, 'participants.list');
      return { message: await peopleOf(own.id) };
    },
  }),
  endpoint({
    ...ofPartner,
    method: 'post',
    path: '/centersCheckIn/:id/marks',
    summary: 'Mark who has come; marks made without a network are sent later',
    body: Joi.object<SentMarks>({
      user_id: id.required(),
      now: moment,
      marks: Joi.array().items(mark).min(1).max(lateMarks.atOnce).required(),
    }),
    handle: async ({ actor, params, body: { marks, user_id, now }, origin }) => {
      const own = await findOwnProd(actor, params.id, 'participants.check_in');
      if (user_id !== actor.id) throw conflict('Эти отметки сделал другой участник кабинета');
      const wrong = nowInSeconds() - now;
      const marking = { by: userAudience.auditActor(actor), origin };
      const message = [];
      // One after another, each by itself: a refused mark takes no other with it.
      for (const each of marks)
        message.push(await takeMark(own.id, { ...each, at: each.at + wrong }, marking));
      return { message };
    },
  }),
];
