import type { CenterProdRow, CenterProds } from '@odonta/api/contract';
import { Center, Prod, ProdLecturer, ProdRevision } from '@odonta/db/models';
import type { CourseList } from '@odonta/db/vocabulary/catalog/centerCourses.ts';
import { readinessOf } from '@odonta/db/vocabulary/catalog/readiness.ts';
import { mayInCenter } from '@odonta/db/vocabulary/identity/centerRights.ts';
import { literal, Op, type WhereOptions } from 'sequelize';
import { withValues } from '../../catalog/prod_revisions/values.ts';
import { presentProdForStaff } from '../../catalog/prods/prods.presenter.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { likeText } from '../../platform/lists/like.ts';
import { rolesIn } from '../centersOf.ts';
import { isOnSite, isUnsent } from './closedBecause.ts';

export interface Asked {
  q?: string;
  list: CourseList;
  offset: number;
}

export const perPage = 50;

/** The courses of my centres, the last changed first. */
export async function listOwnProds(actor: SignedInUser, { q, list, offset }: Asked): Promise<CenterProds> {
  const centers = await ownCenters(actor);
  const where: WhereOptions = {
    [Op.and]: [
      { center_id: centers.map(({ id }) => id) },
      inList[list],
      q ? { name: { [Op.iLike]: `%${likeText(q)}%` } } : {},
    ],
  };
  const total = await Prod.count({ where });
  const prods = await Prod.findAll({
    where,
    include: withValues(),
    order: [
      ['date_edit', 'DESC'],
      ['id', 'DESC'],
    ],
    limit: perPage,
    offset,
  });
  return { prods: await presentRows(prods), total, centers };
}

const waits = literal(
  `exists (select from prod_revisions r where r.prod_id = "Prod"."id" and r.status = 'CREATED')`,
);

const inList: Record<CourseList, WhereOptions> = {
  all: {},
  drafts: { [Op.or]: [{ status: ['PREPARE', 'REJECTED'] }, { status: 'CANCELED', published_at: null }] },
  moderation: { [Op.or]: [{ status: 'CREATED' }, waits] },
  published: { status: 'CONFIRMED', archived_at: null },
  archive: {
    [Op.or]: [{ archived_at: { [Op.not]: null } }, { status: 'CANCELED', published_at: { [Op.not]: null } }],
  },
};

async function ownCenters(actor: SignedInUser): Promise<CenterProds['centers']> {
  const roles = await rolesIn(actor, 'prods.list');
  const centers = await Center.findAll({ where: { id: [...roles.keys()] }, order: ['name', 'id'] });
  return centers.flatMap(({ id, name }) => {
    const role = roles.get(id);
    return role ? [{ id, name, role, edits: mayInCenter(role, 'prods.edit') }] : [];
  });
}

async function presentRows(prods: Prod[]): Promise<CenterProdRow[]> {
  const where = { prod_id: prods.map(({ id }) => id) };
  const links = Map.groupBy(await ProdLecturer.findAll({ where }), ({ prod_id }) => prod_id);
  const open = await ProdRevision.findAll({
    where: { ...where, status: ['PREPARE', 'REJECTED', 'CREATED'] },
  });
  const revisions = Map.groupBy(open, ({ prod_id }) => prod_id);
  return prods.map((prod) => {
    const lecturerIds = (links.get(prod.id) ?? []).map(({ lecturer_id }) => lecturer_id);
    return presentRow(prod, lecturerIds, revisions.get(prod.id) ?? []);
  });
}

function presentRow(prod: Prod, lecturerIds: number[], revisions: readonly ProdRevision[]): CenterProdRow {
  const shown = presentProdForStaff(prod, lecturerIds);
  const { done, total } = readinessOf({ ...prod.get(), lecturer_ids: lecturerIds });
  const draft = revisions.find(({ status }) => status !== 'CREATED')?.status ?? null;
  return {
    id: prod.id,
    name: prod.name,
    center_id: prod.center_id,
    center_name: prod.center.name,
    type: prod.type,
    file_preview: shown.file_preview,
    city_name: shown.city_name,
    date_start: shown.date_start,
    date_end: shown.date_end,
    price_now: shown.price_now,
    seats_total: prod.seats_total,
    seats_taken: prod.seats_taken,
    status: prod.status,
    is_draft: isUnsent(prod),
    state: shown.state,
    sales_paused: prod.sales_paused,
    archived_at: shown.archived_at,
    canonical: isOnSite(prod) ? shown.canonical : null,
    filled: { done, total },
    draft: draft === 'REJECTED' || draft === 'PREPARE' ? draft : null,
    is_waiting: revisions.some(({ status }) => status === 'CREATED'),
  };
}
