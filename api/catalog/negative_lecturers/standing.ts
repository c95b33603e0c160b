import type {
  CenterNegativeLecturers,
  OwnNegativeReport,
  StandingNegativeLecturer,
} from '@odonta/api/contract';
import { NegativeLecturer } from '@odonta/db/models';
import { type RequestStatus, requestStatuses } from '@odonta/db/vocabulary/statuses.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { Op, type Transaction, type WhereOptions } from 'sequelize';
import { likeText } from '../../platform/lists/like.ts';
import { perPage } from '../../platform/lists/paging.ts';
import { type Membership, seesList } from './membership.ts';
import { isAppealed } from './transitions.ts';

const newest: [string, string][] = [['id', 'DESC']];

/** The list as members of these centres see it. */
export async function listFor(
  memberships: readonly Membership[],
  { q = '', offset }: { q?: string; offset: number },
  transaction?: Transaction,
): Promise<CenterNegativeLecturers> {
  const page = memberships.some(seesList)
    ? await standing(q, offset, transaction)
    : { standing: [], total: 0 };
  return {
    ...page,
    centers: memberships.map(({ center: { id, name }, role, is_approved, is_signed }) => ({
      id,
      name,
      is_approved,
      is_signed,
      may_sign: is_approved && !is_signed && role === 'OWNER',
    })),
    reports: await reportsOf(memberships, transaction),
  };
}

async function standing(q: string, offset: number, transaction?: Transaction) {
  const words = q.split(/\s+/).filter((word) => word !== '');
  const where: WhereOptions = {
    status: 'CONFIRMED',
    expires_at: { [Op.gt]: new Date() },
    [Op.and]: words.map((word) => ({ fio: { [Op.iLike]: `%${likeText(word)}%` } })),
  };
  const total = await NegativeLecturer.count({ where, transaction });
  const order: [string, string][] = [
    ['fio', 'ASC'],
    ['id', 'ASC'],
  ];
  const rows = await NegativeLecturer.findAll({ where, order, limit: perPage, offset, transaction });
  return { total, standing: rows.map(presentStanding) };
}

const presentStanding = (row: NegativeLecturer): StandingNegativeLecturer => ({
  id: row.id,
  fio: row.fio,
  about: row.about,
  appeal: row.appeal,
  appeal_answer: row.appeal_answer,
  created_at: secondsOf(row.created_at),
  expires_at: secondsOf(row.expires_at),
});

async function reportsOf(
  memberships: readonly Membership[],
  transaction?: Transaction,
): Promise<OwnNegativeReport[]> {
  const centers = new Map(memberships.map(({ center: { id, name } }) => [id, name]));
  const where = { author_center_id: [...centers.keys()] };
  const rows = await NegativeLecturer.findAll({ where, order: newest, limit: 200, transaction });
  return rows.map((row) => ({
    id: row.id,
    center_name: centers.get(row.author_center_id ?? 0) ?? '',
    fio: row.fio,
    about: row.about,
    evidence_count: row.evidence.length,
    status: row.status,
    status_label: labelOf(row),
    is_appealed: row.status === 'CREATED' && isAppealed(row),
    close_reason: row.close_reason,
    created_at: secondsOf(row.created_at),
    expires_at: secondsOf(row.expires_at),
    may_withdraw: row.status === 'CREATED',
  }));
}

const labelOf = ({ status }: { status: RequestStatus }): string => requestStatuses[status].label;
