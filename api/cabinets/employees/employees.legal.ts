import Joi from 'joi';
import { legalAudience } from '../../identity/sessions/audiences.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { id, listOf } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { employeesOf } from './employees.ts';
import { type Asked, type Change, merge, rejoin, separate, unmerge } from './separating.ts';

interface Places {
  participant_ids: number[];
}

const places = (least: number, most: number) =>
  Joi.object<Places>({ participant_ids: listOf(id, most).min(least).unique().required() });

/** The employees that a company sends to courses, and the grouping of their places by person. */
export const employeeEndpoints: AnyEndpoint[] = [
  endpoint({
    method: 'get',
    path: '/legal/employees',
    summary: 'The employees my company sends to courses',
    audience: legalAudience,
    allow: 'orders',
    handle: async ({ actor }) => ({ message: await employeesOf(actor) }),
  }),
  endpoint({
    method: 'post',
    path: '/legal/employees/merge',
    summary: 'Link two places to one employee of my company',
    audience: legalAudience,
    allow: 'orders',
    body: places(2, 2),
    handle: (call) => change('merge_employees', merge, call),
  }),
  endpoint({
    method: 'post',
    path: '/legal/employees/unmerge',
    summary: 'Undo the link of places to one employee of my company',
    audience: legalAudience,
    allow: 'orders',
    body: places(2, 1000),
    handle: (call) => change('unmerge_employees', unmerge, call),
  }),
  endpoint({
    method: 'post',
    path: '/legal/employees/separate',
    summary: 'Separate places of an employee of my company as another person’s',
    audience: legalAudience,
    allow: 'orders',
    body: places(1, 1000),
    handle: (call) => change('separate_employees', separate, call),
  }),
  endpoint({
    method: 'post',
    path: '/legal/employees/rejoin',
    summary: 'Undo the separation of places',
    audience: legalAudience,
    allow: 'orders',
    body: places(2, 1000),
    handle: (call) => change('rejoin_employees', rejoin, call),
  }),
];

type Action = 'merge_employees' | 'unmerge_employees' | 'separate_employees' | 'rejoin_employees';

/** The same again changes nothing and is answered alike. */
async function change(action: Action, run: Change, { actor, body, origin }: Asked) {
  const { participant_ids } = body;
  await unitOfWork.transaction(async (transaction) => {
    if (!(await run({ actor, body, origin }, transaction))) return;
    const of = { action, resource: 'legal_users', record_id: actor.legal_user_id } as const;
    const changes = { participant_ids: [null, participant_ids] as [unknown, unknown] };
    await unitOfWork.audit({ ...of, by: legalAudience.auditActor(actor), origin, changes }, transaction);
  });
  return { message: { participant_ids } };
}
