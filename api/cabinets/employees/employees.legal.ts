import Joi from 'joi';
import { type AnyEndpoint, endpoint, type Origin } from '../../http/endpoint.ts';
import { id, listOf } from '../../http/validation.ts';
import { works } from '../../journals/works.ts';
import type { SignedInLegal } from '../../sessions/buyerSessions.ts';
import { legalDoor } from '../../sessions/doors.ts';
import { employeesOf } from './employees.ts';
import { link, unlink } from './links.ts';

interface Places {
  participant_ids: number[];
}

const places = (least: number, most: number) =>
  Joi.object<Places>({ participant_ids: listOf(id, most).min(least).unique().required() });

/** Whom a company sends to courses, and which of them are one person. */
export const employeeEndpoints: AnyEndpoint[] = [
  endpoint({
    method: 'get',
    path: '/legal/employees',
    summary: 'Whom my company sends to courses',
    door: legalDoor,
    allow: 'orders',
    handle: async ({ actor }) => ({ message: await employeesOf(actor) }),
  }),
  endpoint({
    method: 'post',
    path: '/legal/employees/merge',
    summary: 'Two places belong to one employee of my company',
    door: legalDoor,
    allow: 'orders',
    body: places(2, 2),
    handle: (call) => changeLinks('merge_employees', link, call),
  }),
  endpoint({
    method: 'post',
    path: '/legal/employees/unmerge',
    summary: 'Take back what was said of these places belonging to one employee of my company',
    door: legalDoor,
    allow: 'orders',
    body: places(2, 1000),
    handle: (call) => changeLinks('unmerge_employees', unlink, call),
  }),
];

interface Asked {
  actor: SignedInLegal;
  body: Places;
  origin: Origin;
}

/** The same again changes nothing and is answered alike. */
async function changeLinks(
  action: 'merge_employees' | 'unmerge_employees',
  change: typeof link,
  { actor, body: { participant_ids }, origin }: Asked,
) {
  await works.deed(async (transaction) => {
    if (!(await change(participant_ids, actor, transaction))) return;
    const of = { action, resource: 'legal_users', record_id: actor.legal_user_id } as const;
    const changes = { participant_ids: [null, participant_ids] as [unknown, unknown] };
    await works.audit({ ...of, by: legalDoor.signature(actor), origin, changes }, transaction);
  });
  return { message: { participant_ids } };
}
