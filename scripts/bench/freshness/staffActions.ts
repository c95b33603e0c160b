import { type Change, says } from './change.ts';
import type { Site } from './site.ts';

/** A record by its number, and those of its fields that a change asks for. */
export type Row<Fields = object> = Fields & { id: number };

/** The first record of the resource that passes the filter. */
export async function firstOf<Fields>(
  site: Site,
  resource: string,
  filter: object = {},
): Promise<Row<Fields>> {
  const [row] = await site.staff<Row<Fields>[]>(
    'GET',
    `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,0]`,
  );
  if (row === undefined) throw new Error(`There is nothing among ${resource}`);
  return row;
}

export const put = (site: Site, resource: string, { id }: Row, data: object) =>
  site.staff('PUT', `/${resource}/${id}`, data);

export const move = (site: Site, resource: string, { id }: Row, name: string) =>
  site.staff('POST', `/${resource}/${id}/${name}`, {});

/** Renames the record: every page that showed the old name has to show the new one. */
export function renaming<Field extends string>(
  site: Site,
  resource: string,
  row: Row<Record<Field, string>>,
  field: Field,
): Change {
  const fresh = `${row[field]} (новое)`;
  return {
    isShownBy: says(row[field]),
    make: () => put(site, resource, row, { [field]: fresh }),
    // Another course may have replaced it among similar ones; pages that still show it must have the new name.
    isNew: (html) => says(fresh)(html) || !says(row[field])(html),
  };
}
