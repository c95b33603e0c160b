import { rankOf } from '@odonta/db/postgres/lockingOrder.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import type { Reference } from '../../platform/kit/merging.ts';

interface MergedIds {
  sequelize: Sequelize;
  kept: number;
  gone: number;
  transaction: Transaction;
}

/** Moves all references from the duplicate to the kept record; returns them in words, as they were declared. */
export async function moveReferences(references: readonly Reference[], ids: MergedIds): Promise<string[]> {
  const live = references.filter(({ isHistory }) => !isHistory);
  const counts = new Map<Reference, number>();
  for (const reference of inLockingOrder(live)) counts.set(reference, await move(reference, ids));
  return live.flatMap((reference) => {
    const count = counts.get(reference) ?? 0;
    return count > 0 && reference.counted ? [plural(count, reference.counted)] : [];
  });
}

/** Each update locks rows. Tables without a rank come last, as they were declared. */
const inLockingOrder = (references: readonly Reference[]): readonly Reference[] =>
  references.toSorted((one, other) => placeOf(one) - placeOf(other));

const placeOf = ({ table }: Reference): number => rankOf(table) ?? Number.MAX_SAFE_INTEGER;

/** Notes are stored by the name of a resource, and so are the notices about them. */
export async function moveNotes(resource: string, ids: MergedIds): Promise<string[]> {
  const notes = await run(
    ids,
    'update notes set record_id = $1 where record_id = $2 and resource = $3 returning 1',
    [resource],
  );
  await run(
    ids,
    `update staff_notices set path = regexp_replace(path, '^(/[a-z_]+/)[0-9]+', '\\1' || $1::text)
     where path ~ ('^/' || $3 || '/' || $2::text || '(/|$)') returning 1`,
    [resource],
  );
  return notes > 0 ? [plural(notes, ['заметка', 'заметки', 'заметок'])] : [];
}

async function move(reference: Reference, ids: MergedIds): Promise<number> {
  const { table, column, beside, isList, isVersioned } = reference;
  const raised = isVersioned ? ', version = version + 1' : '';
  if (isList)
    return run(
      ids,
      `update ${table} set ${column} = array(
         select number from unnest(array_replace(${column}, $2, $1)) with ordinality as each(number, place)
         group by number order by min(place)
       )${raised} where ${column} @> array[$2::integer] returning 1`,
    );
  const doubled = beside ? await run(ids, dropDoubled(table, column, beside)) : 0;
  return (
    doubled + (await run(ids, `update ${table} set ${column} = $1${raised} where ${column} = $2 returning 1`))
  );
}

function dropDoubled(table: string, column: string, beside: readonly string[]): string {
  const same = beside.map((name) => `own.${name} is not distinct from doubled.${name}`).join(' and ');
  return `delete from ${table} as doubled where ${column} = $2
    and exists (select from ${table} as own where own.${column} = $1 and ${same}) returning 1`;
}

async function run(
  { sequelize, kept, gone, transaction }: MergedIds,
  sql: string,
  more: readonly unknown[] = [],
): Promise<number> {
  const bind = [kept, gone, ...more];
  return (await sequelize.query(sql, { bind, transaction, type: QueryTypes.SELECT })).length;
}
