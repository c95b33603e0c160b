import { Prod } from '@odonta/db/models';
import { declineRule, lecturerLists } from '@odonta/db/vocabulary/catalog/lecturerConsent.ts';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { type Answer, answerConsent, lockConsents } from '../../catalog/lecturer_consents/answering.ts';
import { userAudience } from '../../identity/sessions/audiences.ts';
import { byUser, type SignedInUser } from '../../identity/sessions/userSessions.ts';
import { type AnyEndpoint, endpoint, type Origin } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { text } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { offset } from '../../platform/lists/paging.ts';
import { lecturersOf } from './lecturersOf.ts';
import { type Asked, listCourses, readCourse, visible } from './reading.ts';

const base = { audience: userAudience, allow: 'partner himself' } as const;

const list = endpoint({
  ...base,
  method: 'get',
  path: '/lk/courses',
  summary: 'The courses that name me as a lecturer, and whether I take part',
  query: Joi.object<Asked>({
    offset,
    list: Joi.string()
      .valid(...Object.keys(lecturerLists))
      .default('coming'),
  }),
  handle: async ({ actor, query }) => ({ message: await listCourses(actor, query) }),
});

/** Answers the centre that named me; a repeated answer changes nothing. */
const answering = <Body>(
  name: 'accept' | 'decline',
  summary: string,
  body: Joi.ObjectSchema<Body>,
  answerOf: (body: Body) => Answer,
): AnyEndpoint =>
  endpoint({
    ...base,
    method: 'post',
    path: `/lk/courses/:id/${name}`,
    summary,
    body,
    limit: { name: 'lecturer_answers', points: 100, seconds: 3600, by: byUser },
    handle: async ({ actor, params, body: sent, origin }) => {
      const id = numberIn(params.id);
      const own = await unitOfWork.transaction((transaction) =>
        answer({ id, actor, origin }, answerOf(sent), transaction),
      );
      const course = await readCourse(id, own);
      if (!course) throw notFound('Курс не найден');
      return { message: course };
    },
  });

export const lecturerCourseEndpoints: AnyEndpoint[] = [
  list,
  answering('accept', 'Agree to take part in a course', Joi.object({}), () => ({ consent: 'ACCEPTED' })),
  answering(
    'decline',
    'Decline to take part in a course; its page no longer names me',
    Joi.object<{ reason: string }>({ reason: text(declineRule) }),
    ({ reason }) => ({ consent: 'DECLINED', reason }),
  ),
];

interface Answering {
  id: number;
  actor: SignedInUser;
  origin: Origin;
}

/** 404 for a course that names none of my lecturers. Answers who they are. */
async function answer(
  { id, actor, origin }: Answering,
  given: Answer,
  transaction: Transaction,
): Promise<number[]> {
  const own = await lecturersOf(actor, transaction);
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  const prod = own.length > 0 && (await Prod.findOne({ where: { id, ...visible }, lock, transaction }));
  const rows = prod ? await lockConsents(prod, own, transaction) : [];
  if (!prod || rows.length === 0) throw notFound('Курс не найден');
  for (const row of rows) {
    const before = await answerConsent(prod, row, given, transaction);
    if (before === null) continue;
    const changes = { consent: [before, given.consent] as [unknown, unknown] };
    const what = { action: 'answer_consent', resource: 'prods', record_id: id, changes };
    await unitOfWork.audit({ by: userAudience.auditActor(actor), origin, ...what }, transaction);
  }
  return own;
}
