import type { OwnCenter, OwnCenterStep } from '@odonta/api/contract';
import { Center, Prod, UserMembership } from '@odonta/db/models';
import { type RequiredRequisite, requiredRequisites } from '@odonta/db/vocabulary/catalog/onboarding.ts';
import type { RequestStatus } from '@odonta/db/vocabulary/statuses.ts';
import { userAudience } from '../../identity/sessions/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';

/** The member's centres, each with the steps missing before its courses appear on the site. */
export const listOwnCenters = endpoint({
  method: 'get',
  path: '/partner/centers',
  summary: 'My centres, and their missing steps',
  audience: userAudience,
  allow: 'partner himself',
  handle: async ({ actor }) => {
    const memberships = await UserMembership.findAll({ where: { user_id: actor.id } });
    const id = memberships.flatMap(({ center_id }) => center_id ?? []);
    const centers = await Center.findAll({ where: { id }, include: 'manager', order: ['id'] });
    return { message: await Promise.all(centers.map(present)) };
  },
});

async function present(center: Center): Promise<OwnCenter> {
  const { id, name, status, suspended_at, manager } = center;
  return {
    id,
    name,
    status,
    is_suspended: suspended_at !== null,
    manager_name: manager?.name ?? null,
    steps: [approval(center), requisites(center), await firstCourse(center)],
  };
}

function approval({ status }: { status: RequestStatus }): OwnCenterStep {
  return { name: 'approval', is_done: status === 'CONFIRMED', why: whyNotApproved[status] };
}

const whyNotApproved: Readonly<Record<RequestStatus, string>> = {
  CONFIRMED: '',
  CREATED: 'Менеджер проверит данные и свяжется с вами в рабочее время',
  REJECTED: 'Регистрация отклонена: причину назовёт менеджер',
  CANCELED: 'Регистрация отменена: чтобы начать заново, напишите менеджеру',
};

function requisites(center: Center): OwnCenterStep {
  const names = Object.keys(requiredRequisites) as RequiredRequisite[];
  const missing = names.filter((name) => !center[name]).map((name) => requiredRequisites[name]);
  const why = missing.length === 0 ? '' : `Передайте менеджеру: ${missing.join(', ')}`;
  return { name: 'requisites', is_done: missing.length === 0, why };
}

async function firstCourse({ id }: Center): Promise<OwnCenterStep> {
  const is_done = (await Prod.count({ where: { center_id: id } })) > 0;
  return {
    name: 'first_course',
    is_done,
    why: is_done ? '' : 'Курсов ещё нет: первый поможет завести менеджер',
  };
}
