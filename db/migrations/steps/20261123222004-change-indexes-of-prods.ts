import type { QueryInterface } from 'sequelize';
import { addIndexes, dropIndexes, replaceIndexes } from '../sql.ts';

/** Every order and filter of the list of 200,000 courses. Missing days come last both ways, which one index cannot give. */
const added = {
  prods_by_day_backwards: 'prods (date_start desc nulls last, id desc) where deleted_at is null',
  prods_by_full_name: 'prods (name, id) where deleted_at is null',
  prods_by_price: 'prods (price, id) where deleted_at is null',
  prods_by_edit: 'prods (date_edit, id) where deleted_at is null',
  prods_by_creation: 'prods (created_at, id) where deleted_at is null',
  prods_by_type: 'prods (type, id) where deleted_at is null',
  prods_by_version: 'prods (version, id) where deleted_at is null',
};

/** In its order: the other half of what a list of one centre, and a list by centre, needs. */
const changed = { prods_by_center: 'prods (center_id, id)' };

export async function up(context: QueryInterface): Promise<void> {
  await addIndexes(context, added);
  await replaceIndexes(context, changed);
}

export async function down(context: QueryInterface): Promise<void> {
  await replaceIndexes(context, { prods_by_center: 'prods (center_id)' });
  await dropIndexes(context, Object.keys(added));
}
