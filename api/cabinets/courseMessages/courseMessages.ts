import type { CourseMessageBody, CourseToWriteTo, SentCourseMessages } from '@odonta/api/contract';
import { CourseMessage, Prod, sequelizeOf } from '@odonta/db/models';
import { courseMessageForm, courseMessagesADay } from '@odonta/db/vocabulary/sales/courseMessage.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { QueryTypes, type Transaction } from 'sequelize';
import { userAudience } from '../../identity/sessions/audiences.ts';
import { byUser, type SignedInUser } from '../../identity/sessions/userSessions.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { text } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { type Page, page, perPage } from '../../platform/lists/paging.ts';
import { lettersAtEnd } from '../../platform/mail/letters.ts';
import { lockOwnProd } from '../centerProds/access.ts';
import { centersOf } from '../centersOf.ts';
import { presentMessage, presentWritten } from './presenter.ts';
import { coursesToWriteTo } from './recipients.ts';
import { sendMessage } from './sending.ts';

const shownAtMost = 100;

const listCourses = endpoint({
  method: 'get',
  path: '/partner/messages/courses',
  summary: 'Courses of my centres whose participants may be written to, the nearest first',
  audience: userAudience,
  allow: 'partner himself',
  handle: async ({ actor }) => {
    const centers = await centersOf(actor, 'messages.send');
    const message = await unitOfWork.transaction((transaction) => coursesOf(centers, transaction));
    return { message };
  },
});

const listMessages = endpoint({
  method: 'get',
  path: '/partner/messages',
  summary: 'Letters of my centres to those who come to their courses, newest first',
  audience: userAudience,
  allow: 'partner himself',
  query: page,
  handle: async ({ actor, query: { offset } }: { actor: SignedInUser; query: Page }) => {
    const where = { center_id: await centersOf(actor, 'messages.list') };
    const total = await CourseMessage.count({ where });
    const order = [['id', 'DESC'] as [string, string]];
    const rows = await CourseMessage.findAll({ where, include: ofProd, order, limit: perPage, offset });
    return { message: { messages: rows.map(presentMessage), total } satisfies SentCourseMessages };
  },
});

const send = endpoint({
  method: 'post',
  path: '/partner/courses/:id/messages',
  summary: 'Write to everybody who comes to a course of my centre, twice a day at most',
  audience: userAudience,
  allow: 'partner himself',
  limit: { name: 'course_messages', points: 60, seconds: 3600, by: byUser },
  body: Joi.object<CourseMessageBody>({
    subject: text(courseMessageForm.subject).pattern(/[\r\n]/, { invert: true }),
    text: text(courseMessageForm.text),
  }),
  handle: ({ actor, params, body, origin }) =>
    lettersAtEnd(async (transaction) => {
      // Locked, so that letters of a course are sent one after another.
      const of = await lockOwnProd(actor, params.id, 'messages.send', transaction);
      const sender = { id: actor.id, name: actor.name, by: userAudience.auditActor(actor), origin };
      const sent = await sendMessage(of, body, sender, transaction);
      const shown = await CourseMessage.findByPk(sent.id, {
        include: ofProd,
        transaction,
        rejectOnEmpty: true,
      });
      return { status: 201, message: presentMessage(shown) };
    }),
});

export const courseMessageEndpoints: AnyEndpoint[] = [listCourses, listMessages, send];

const ofProd = [{ model: Prod, as: 'prod', paranoid: false, include: ['city'] }];

async function coursesOf(centers: readonly number[], transaction: Transaction): Promise<CourseToWriteTo[]> {
  const counts = await sequelizeOf(transaction).query<{ id: number; recipients: number; sent_today: number }>(
    coursesToWriteTo,
    { bind: [[...centers], moscowDay(new Date()), shownAtMost], type: QueryTypes.SELECT, transaction },
  );
  const found = await Prod.findAll({
    where: { id: counts.map(({ id }) => id) },
    include: ['city'],
    transaction,
  });
  const prods = new Map(found.map((prod) => [prod.id, prod]));
  return counts.flatMap(({ id, recipients, sent_today }) => {
    const prod = prods.get(id);
    const left_today = Math.max(0, courseMessagesADay - sent_today);
    return prod ? [{ ...presentWritten(prod), recipients, left_today }] : [];
  });
}
