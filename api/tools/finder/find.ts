import type { FoundGroup } from '@odonta/api/contract';
import { entityOf } from '@odonta/db/vocabulary/entities.ts';
import { Op, type WhereOptions } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import type { RowScope } from '../../platform/http/audiences.ts';
import { inTurnOfRequest } from '../../platform/jobs/atMost.ts';
import { isUnreadableTo } from '../../platform/kit/impersonation.ts';
import { hiddenFrom } from '../../platform/kit/records.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { likeText } from '../../platform/lists/like.ts';
import { findClients } from './clients.ts';
import { foundItem, type Searchable } from './found.ts';
import { readSought, type Sought } from './sought.ts';

const itemsPerGroup = 5;
/** Ordered by the database, the five newest would be sought along the primary key: through the whole table for a rare word. */
const candidates = 100;

/** The groups stand in the order of the resources, after the client that a phone or an e-mail names. */
export async function findEverywhere(
  resources: readonly AnyResource[],
  staff: SignedInUser,
  typed: string,
): Promise<FoundGroup[]> {
  const sought = readSought(typed);
  const clients = await findClients(resources, staff, sought);
  const inTurn = inTurnOfRequest();
  const groups = await Promise.all(
    resources.flatMap(searchableOf).map((searchable) => inTurn(() => findIn(searchable, staff, sought))),
  );
  return [clients, ...groups].filter(({ items }) => items.length > 0);
}

function searchableOf(resource: AnyResource): Searchable[] {
  const { searched } = resource;
  return searched ? [{ phones: [], emails: [], taxNumbers: [], areas: {}, ...searched, resource }] : [];
}

async function findIn(searchable: Searchable, staff: SignedInUser, sought: Sought): Promise<FoundGroup> {
  const { resource } = searchable;
  const group = { resource: resource.name, label: entityOf(resource.name)?.label ?? '', items: [] };
  const scope = resource.list ? staffAudience.allows(staff, resource.list.allow) : null;
  if (!scope || isUnreadableTo(resource, staff)) return group;

  const open = openColumns(searchable, staff, scope);
  const look = async (condition: WhereOptions): Promise<FoundRow[]> =>
    (await resource.model.findAll({
      attributes: ['id', ...open([...searchable.title, ...searchable.detail])],
      where: { [Op.and]: [resource.rows(staff, scope), condition] } as WhereOptions,
      limit: candidates,
      raw: true,
    })) as unknown as FoundRow[];

  const exact = exactly(searchable, sought, open);
  const words = inWords(searchable, sought, open);
  const rows = [
    ...newestFirst(exact ? await look(exact) : []),
    ...newestFirst(words ? await look(words) : []),
  ];
  const distinct = [...new Map(rows.map((row) => [row.id, row])).values()];
  const items = distinct.slice(0, itemsPerGroup).map((row) => foundItem(searchable, row));
  return { ...group, items };
}

type FoundRow = Record<string, unknown> & { id: unknown };

const newestFirst = (rows: FoundRow[]) => rows.sort((a, b) => Number(b.id) - Number(a.id));

type Open = (columns: readonly string[]) => string[];

/** Columns that this user sees unmasked: searching masked ones would disclose them step by step. */
function openColumns({ resource, areas }: Searchable, staff: SignedInUser, scope: RowScope): Open {
  const hidden = hiddenFrom(resource, staff, scope);
  const isOpen = (column: string) => {
    const area = areas[column];
    const isOfHim =
      !area || (staff.grants.scope(`${area}.list`) === 'all' && !staffAudience.masks(staff, area, false));
    return isOfHim && !hidden.includes(column);
  };
  return (columns) => [...new Set(columns)].filter(isOpen);
}

function exactly(searchable: Searchable, sought: Sought, open: Open): WhereOptions | null {
  const { id, phone, email, tax_number } = sought;
  const conditions: WhereOptions[] = [
    ...(id ? [{ id }] : []),
    ...(phone ? open(searchable.phones).map((column) => ({ [column]: phone })) : []),
    ...(email
      ? open(searchable.emails).map((column) => ({ [column]: { [Op.iLike]: likeText(email) } }))
      : []),
    ...(tax_number ? open(searchable.taxNumbers).map((column) => ({ [column]: tax_number })) : []),
  ];
  return conditions.length > 0 ? { [Op.or]: conditions } : null;
}

function inWords(searchable: Searchable, { words }: Sought, open: Open): WhereOptions | null {
  const columns = open(searchable.words);
  if (words.length === 0 || columns.length === 0) return null;
  return {
    [Op.and]: words.map((word) => ({
      [Op.or]: columns.map((column) => ({ [column]: { [Op.iLike]: `%${likeText(word)}%` } })),
    })),
  };
}
