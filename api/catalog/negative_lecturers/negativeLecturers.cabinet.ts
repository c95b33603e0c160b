import type { CenterNegativeReport } from '@odonta/api/contract';
import { NegativeLecturer, NegativeLecturerRule } from '@odonta/db/models';
import { negativeLecturerRule } from '@odonta/db/vocabulary/catalog/negativeLecturer.ts';
import { mayInCenter } from '@odonta/db/vocabulary/identity/centerRights.ts';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { userAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { type AnyEndpoint, type Call, endpoint } from '../../platform/http/endpoint.ts';
import { conflict, forbidden, notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { id, line } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { offset, type Page } from '../../platform/lists/paging.ts';
import { approvedMembership, membershipsOf } from './membership.ts';
import { centerReportBody } from './negativeLecturers.schema.ts';
import { notifyModerators } from './notifyModerators.ts';
import { report } from './reporting.ts';
import { listFor } from './standing.ts';
import { transitionNegativeLecturer } from './transitions.ts';

const readList = endpoint({
  method: 'get',
  path: '/partner/negativeLecturers',
  summary: 'The reports of my centres on lecturers, and the confirmed ones of the list',
  audience: userAudience,
  allow: 'partner himself',
  impersonator: 'refused',
  query: Joi.object<Page & { q?: string }>({ q: line(150).allow(''), offset }),
  handle: async ({ actor, query }) => ({ message: await listFor(await membershipsOf(actor), query) }),
});

type Context<Body> = Pick<Call<SignedInUser, unknown, Body>, 'actor' | 'body' | 'params' | 'origin'> & {
  transaction: Transaction;
};

/** An action of a member in his centre's name; returns the updated list. */
const action = <Body>(
  path: string,
  summary: string,
  body: Joi.ObjectSchema<Body>,
  run: (context: Context<Body>) => Promise<unknown>,
): AnyEndpoint =>
  endpoint({
    method: 'post',
    path: `/partner/negativeLecturers${path}`,
    summary,
    audience: userAudience,
    allow: 'partner himself',
    body,
    limit: { name: 'negative_lecturers', points: 60, seconds: 3600, by: ({ actor }) => String(actor.id) },
    handle: ({ actor, body: sent, params, origin }) =>
      unitOfWork.transaction(async (transaction) => {
        await run({ actor, body: sent, params, origin, transaction });
        const memberships = await membershipsOf(actor, transaction);
        return { message: await listFor(memberships, { offset: 0 }, transaction) };
      }),
  });

const signRule = action(
  '/rule',
  'Sign for my centre the rule of the list',
  Joi.object<{ center_id: number; version: number }>({
    center_id: id.required(),
    version: Joi.number()
      .valid(negativeLecturerRule.version)
      .required()
      .messages({ 'any.only': 'Правила изменились: обновите страницу и прочитайте их снова' }),
  }),
  async ({ actor, body: { center_id, version }, origin, transaction }) => {
    const { role, is_signed } = await approvedMembership(actor, center_id, transaction);
    if (!mayInCenter(role, 'negative_lecturers.sign')) throw forbidden();
    if (is_signed) return;
    const row = { center_id, version, user_id: actor.id, signed_at: new Date() };
    await NegativeLecturerRule.bulkCreate([row], { ignoreDuplicates: true, transaction });
    const what = { action: 'sign_rule', resource: 'centers', record_id: center_id, changes: {} };
    await unitOfWork.audit({ by: userAudience.auditActor(actor), origin, ...what }, transaction);
  },
);

const reportLecturer = action<CenterNegativeReport>(
  '',
  'Report a lecturer, with why',
  centerReportBody,
  async ({ actor, body: { center_id, ...said }, origin, transaction }) => {
    const { is_signed } = await approvedMembership(actor, center_id, transaction);
    if (!is_signed) throw conflict('Сначала примите правила списка');
    const row = await report({ ...said, author_center_id: center_id }, actor.id, transaction);
    const what = { action: 'create', resource: 'negative_lecturers', record_id: row.id, changes: {} };
    await unitOfWork.audit({ by: userAudience.auditActor(actor), origin, ...what }, transaction);
    await notifyModerators(row, 'Учебный центр сообщил о лекторе: проверьте запись', transaction);
  },
);

/** A report of another centre is not there. */
const withdraw = action(
  '/:id/withdraw',
  'Take back a report that nobody has decided yet',
  Joi.object({}),
  async ({ actor, params, origin, transaction }) => {
    const author_center_id = (await membershipsOf(actor, transaction)).map(({ center }) => center.id);
    const where = { id: numberIn(params.id), author_center_id };
    const row = await NegativeLecturer.findOne({ where, transaction });
    if (!row) throw notFound('Сообщение не найдено');
    const by = userAudience.auditActor(actor);
    await transitionNegativeLecturer(row, 'withdraw', { by, origin }, transaction);
  },
);

export const centerNegativeEndpoints: AnyEndpoint[] = [readList, signRule, reportLecturer, withdraw];
