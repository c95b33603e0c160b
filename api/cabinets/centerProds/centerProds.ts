import type { NewCenterProd, SavedFields } from '@odonta/api/contract';
import type { Prod } from '@odonta/db/models';
import { courseLists } from '@odonta/db/vocabulary/catalog/centerCourses.ts';
import { type CenterRight, mayInCenter } from '@odonta/db/vocabulary/identity/centerRights.ts';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { editedBody, prodBody } from '../../catalog/prods/prods.schema.ts';
import { userAudience } from '../../identity/sessions/audiences.ts';
import { byUser } from '../../identity/sessions/userSessions.ts';
import { bodyOfStaff } from '../../platform/http/bodySize.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { forbidden, notFound } from '../../platform/http/errors.ts';
import { flag, id, line, seconds } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { offset } from '../../platform/lists/paging.ts';
import type { Signed } from '../../platform/transitions/applyTransition.ts';
import { rolesIn } from '../centersOf.ts';
import { findOwnProd, lockOwnProd } from './access.ts';
import { cardOf } from './card.ts';
import { discard, pauseSales, resumeSales, submit, withdraw } from './moderation.ts';
import { type Asked, listOwnProds } from './reading.ts';
import { type Reruns, rerun } from './rerunning.ts';
import { beginProd, saveFields } from './saving.ts';

const base = { audience: userAudience, allow: 'partner himself' } as const;
/** An editor saves by itself every few seconds. */
const saves = {
  name: 'center_prods',
  points: 2000,
  seconds: 3600,
  by: byUser,
};
const actions = { ...saves, name: 'center_prod_actions', points: 200 };

const list = endpoint({
  ...base,
  method: 'get',
  path: '/prods/my',
  summary: 'The courses of my centres, the last changed first',
  query: Joi.object<Asked>({
    offset,
    q: line(150).allow(''),
    list: Joi.string()
      .valid(...Object.keys(courseLists))
      .default('all'),
  }),
  handle: async ({ actor, query }) => ({ message: await listOwnProds(actor, query) }),
});

const read = endpoint({
  ...base,
  method: 'get',
  path: '/prods/my/:id',
  summary: 'A course of my centre, as its editor shows it',
  handle: async ({ actor, params }) => {
    const { id: own, role } = await findOwnProd(actor, params.id, 'prods.show');
    return { message: await cardOf(own, role) };
  },
});

const begin = endpoint({
  ...base,
  method: 'post',
  path: '/prods/my',
  summary: 'Begin a course of my centre: a draft',
  body: Joi.object<NewCenterProd>({
    center_id: id.required(),
    ...Object.fromEntries(
      (['name', 'type', 'degree', 'categories', 'price'] as const).map((field) => [
        field,
        prodBody.extract(field),
      ]),
    ),
  }),
  limit: actions,
  idempotent: true,
  handle: ({ actor, body, origin, answered }) =>
    unitOfWork.transaction(async (transaction) => {
      const role = (await rolesIn(actor, 'prods.list', transaction)).get(body.center_id);
      if (!role) throw notFound('Центр не найден');
      if (!mayInCenter(role, 'prods.create')) throw forbidden();
      const prod = await beginProd(body, transaction);
      const what = { action: 'create', resource: 'prods', record_id: prod.id, changes: {} };
      await unitOfWork.audit({ by: userAudience.auditActor(actor), origin, ...what }, transaction);
      return answered({ status: 201, message: await cardOf(prod.id, role, transaction) }, transaction);
    }),
});

const save = endpoint({
  ...base,
  method: 'put',
  path: '/prods/my/:id',
  summary: 'Save changed fields of a course: of a published one, in an edit beside it',
  body: Joi.object<SavedFields>({
    fields: editedBody.min(1).required(),
    was: Joi.object().unknown(),
  }),
  size: bodyOfStaff,
  limit: saves,
  handle: ({ actor, params, body, origin }) =>
    unitOfWork.transaction(async (transaction) => {
      const { prod, role } = await lockOwnProd(actor, params.id, 'prods.edit', transaction);
      const signed = { by: userAudience.auditActor(actor), origin };
      const changes = await saveFields(prod, body, signed, transaction);
      const what = { action: 'edit', resource: 'prods', record_id: prod.id, changes };
      if (Object.keys(changes).length > 0) await unitOfWork.audit({ ...signed, ...what }, transaction);
      return { message: await cardOf(prod.id, role, transaction) };
    }),
});

/** An action with a course of my centre; answers the course as its editor shows it. */
const action = <Body>(
  name: string,
  summary: string,
  right: CenterRight,
  body: Joi.ObjectSchema<Body>,
  run: (prod: Prod, body: Body, signed: Signed, transaction: Transaction) => Promise<void>,
): AnyEndpoint =>
  endpoint({
    ...base,
    method: 'post',
    path: `/prods/my/:id/${name}`,
    summary,
    body,
    limit: actions,
    handle: ({ actor, params, body: sent, origin }) =>
      unitOfWork.transaction(async (transaction) => {
        const { prod, role } = await lockOwnProd(actor, params.id, right, transaction);
        await run(prod, sent, { by: userAudience.auditActor(actor), origin }, transaction);
        return { message: await cardOf(prod.id, role, transaction) };
      }),
  });

const nothing = Joi.object({});

const repeat = endpoint({
  ...base,
  method: 'post',
  path: '/prods/my/:id/rerun',
  summary: 'Repeat a course of my centre on other days: drafts with moved deadlines',
  body: Joi.object<Reruns>({
    date_start: seconds.required(),
    also: Joi.array().items(seconds).max(51).unique(),
  }),
  limit: actions,
  handle: (call) =>
    unitOfWork.transaction(async (transaction) => {
      const { prod: source } = await lockOwnProd(call.actor, call.params.id, 'prods.rerun', transaction);
      return { status: 201, message: { ids: await rerun(source, call.body, call, transaction) } };
    }),
});

export const centerProdEndpoints: AnyEndpoint[] = [
  list,
  read,
  begin,
  save,
  action(
    'submit',
    'Send a course, or the edit of a published one, to the moderators',
    'prods.submit',
    Joi.object<{ over_newer?: boolean }>({ over_newer: flag }),
    submit,
  ),
  action(
    'withdraw',
    'Take back what waits for the moderators',
    'prods.withdraw',
    nothing,
    (prod, _body, ...rest) => withdraw(prod, ...rest),
  ),
  action(
    'discard',
    'Forget the unsent edit of a published course',
    'prods.discard',
    nothing,
    (prod, _body, ...rest) => discard(prod, ...rest),
  ),
  action(
    'pause_sales',
    'Pause the booking of a course',
    'prods.pause_sales',
    nothing,
    (prod, _body, ...rest) => pauseSales(prod, ...rest),
  ),
  action(
    'resume_sales',
    'Resume the booking of a course',
    'prods.pause_sales',
    nothing,
    (prod, _body, ...rest) => resumeSales(prod, ...rest),
  ),
  repeat,
];
