import type { Sequelize, Transaction } from 'sequelize';
import { normalPhone } from '../../vocabulary/patterns.ts';
import { consentText } from '../../vocabulary/platform/consent.ts';
import { afterWorkingMinutes } from '../../vocabulary/workingTime.ts';
import { centers } from './cast/centers.ts';
import { prods } from './cast/prods/index.ts';
import { type CastQuestion, questions } from './cast/questions.ts';
import { type CastRequest, requests } from './cast/requests.ts';
import type { Staffed } from './fillPeople.ts';
import { ago } from './moments.ts';
import { idOfNamed } from './named.ts';
import { insertRows, moveCounters } from './rows/insertRows.ts';
import type { TransitionRow } from './rows/transitionRow.ts';

const hour = 3600;
const centerKeys = Object.keys(centers);

/** Writes requests to managers and questions to the director, each with its consent and its transitions. */
export async function fillRequests(
  sequelize: Sequelize,
  staffed: Staffed,
  now: number,
  transaction: Transaction,
): Promise<void> {
  const rows = requests.map((request, index) => requestRow(index + 1, request, staffed, now));
  const asked = questions.map((question, index) => questionRow(index + 1, question, staffed, now));
  const consents = [
    ...rows.map(({ id, email, phone, created_at }) => ({
      id,
      purpose: 'REQUEST',
      text_version: consentText.version,
      email,
      phone,
      created_at,
    })),
    ...asked.map(({ consent_id, email, tel, created_at }) => ({
      id: consent_id,
      purpose: 'QUESTION',
      text_version: consentText.version,
      email,
      phone: tel,
      created_at,
    })),
  ];
  await insertRows(sequelize, 'consents', consents, transaction);
  await insertRows(sequelize, 'manager_requests', rows, transaction);
  await insertRows(sequelize, 'director_questions', asked, transaction);
  const transitions = [
    ...requests.map((request, index) => requestTransition(index + 1, request, staffed, now)),
    ...questions.map((question, index) => questionTransition(index + 1, question, staffed, now)),
    ...Object.values(prods).map((prod, index) => prodTransition(index + 1, prod, staffed, now)),
  ];
  await insertRows(
    sequelize,
    'status_changes',
    transitions.filter((move) => move !== null),
    transaction,
  );
  await moveCounters(sequelize, ['consents', 'manager_requests', 'director_questions'], transaction);
}

const transitionNames = { CONFIRMED: 'confirm', REJECTED: 'reject', CANCELED: 'cancel' } as const;

function requestRow(id: number, request: CastRequest, { manager, secondManager }: Staffed, now: number) {
  const created = now - request.hoursAgo * hour;
  const answered =
    request.answeredInMinutes === undefined
      ? null
      : new Date((created + request.answeredInMinutes * 60) * 1000);
  return {
    id,
    name: request.name,
    phone: normalPhone(request.phone),
    email: `visitor-${id}@demo.local`,
    city: request.city,
    comment: request.comment ?? null,
    prod_id: request.prod ? idOfNamed(request.prod) : null,
    center_id: request.prod ? centerKeys.indexOf(prods[request.prod].center) + 1 : null,
    target: request.prod ? 'prod' : 'home',
    kind: request.kind ?? 'QUESTION',
    client_target: request.client_target ?? {},
    client_target_first: request.client_target_first ?? request.client_target ?? {},
    consent_id: id,
    manager_id: request.manager === 'first' ? manager : request.manager === 'second' ? secondManager : null,
    status: request.status ?? 'CREATED',
    result: request.result ?? null,
    first_response_at: answered,
    sla_due_at: new Date(afterWorkingMinutes(created, 15) * 1000),
    next_contact_at:
      request.nextContactInHours === undefined
        ? null
        : new Date((now + request.nextContactInHours * hour) * 1000),
    comment_internal: request.comment_internal ?? null,
    repeats:
      request.repeatedAfterMinutes === undefined
        ? []
        : [{ at: created + request.repeatedAfterMinutes * 60, comment: request.comment ?? null }],
    created_at: ago(request.hoursAgo * hour, now),
    updated_at: ago(Math.max(0, request.hoursAgo - 1) * hour, now),
  };
}

function questionRow(id: number, question: CastQuestion, { manager }: Staffed, now: number) {
  const created = ago(question.daysAgo * 24 * hour + 2 * hour, now);
  return {
    id,
    fio: question.fio,
    tel: normalPhone(question.tel),
    email: `doctor-${id}@demo.local`,
    specialization: question.specialization,
    comment: question.comment,
    client_target: question.client_target ?? {},
    client_target_first: question.client_target ?? {},
    consent_id: requests.length + id,
    status: question.status ?? 'CREATED',
    answer: question.answer ?? null,
    answered_by: question.answer ? manager : null,
    answered_at: question.answer ? new Date(created.getTime() + 20 * hour * 1000) : null,
    created_at: created,
    updated_at: created,
  };
}

function requestTransition(
  record_id: number,
  { status, manager, reason, hoursAgo }: CastRequest,
  staffed: Staffed,
  now: number,
): TransitionRow | null {
  if (!status) return null;
  const actor_id =
    status === 'CANCELED' ? null : manager === 'second' ? staffed.secondManager : staffed.manager;
  const created_at = ago((hoursAgo - 1) * hour, now);
  return {
    resource: 'manager_requests',
    record_id,
    move: transitionNames[status],
    from_status: 'CREATED',
    to_status: status,
    actor_id,
    reason: reason ?? null,
    created_at,
  };
}

function questionTransition(
  record_id: number,
  { status, reason, daysAgo }: CastQuestion,
  { manager }: Staffed,
  now: number,
): TransitionRow | null {
  if (!status) return null;
  const move = status === 'CONFIRMED' ? 'answer' : transitionNames[status];
  const actor_id = status === 'CANCELED' ? null : manager;
  const created_at = ago((daysAgo - 1) * 24 * hour, now);
  return {
    resource: 'director_questions',
    record_id,
    move,
    from_status: 'CREATED',
    to_status: status,
    actor_id,
    reason: reason ?? null,
    created_at,
  };
}

function prodTransition(
  record_id: number,
  { status, status_reason }: (typeof prods)[keyof typeof prods],
  { editor }: Staffed,
  now: number,
): TransitionRow | null {
  if (status === 'CREATED')
    return {
      ...{ resource: 'prods', record_id, move: 'submit', from_status: 'PREPARE', to_status: status },
      ...{ actor_id: null, reason: null, created_at: ago(6 * hour, now) },
    };
  if (!status_reason || (status !== 'REJECTED' && status !== 'CANCELED')) return null;
  const [move, from_status] = status === 'REJECTED' ? ['reject', 'CREATED'] : ['cancel_event', 'CONFIRMED'];
  return {
    resource: 'prods',
    record_id,
    move,
    from_status,
    to_status: status,
    actor_id: editor,
    reason: status_reason,
    created_at: ago(30 * hour, now),
  };
}
