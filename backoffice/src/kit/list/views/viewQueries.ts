import type { SavedView, ViewQuery } from '@odonta/api/contract';
import type { Columns } from '../columns/columnChoice.ts';

/** The view that a list was opened by, and the columns seen since then. */
export interface OpenedView {
  id: number;
  columns?: Columns;
}

interface Seen {
  filterValues: Record<string, unknown> | undefined;
  sort: { field: string; order: 'ASC' | 'DESC' };
  perPage: number;
  columns: Columns | undefined;
}

/** The present query of a list; an emptied filter field is left out. */
export function queryOf({ filterValues = {}, sort, perPage, columns }: Seen): ViewQuery {
  const filter = Object.fromEntries(Object.entries(filterValues).filter(([, value]) => !isEmpty(value)));
  return {
    filter,
    sort: [sort.field, sort.order],
    per_page: perPage,
    ...(columns && { columns: [...columns] }),
  };
}

export function isSameQuery(one: ViewQuery, other: ViewQuery): boolean {
  return inOrder(one) === inOrder(other);
}

export function addressOfView(resource: string, { filter, sort, per_page }: ViewQuery): string {
  const search = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: sort[0],
    order: sort[1],
    page: '1',
    perPage: String(per_page),
  });
  return `/${resource}?${search}`;
}

/** The view that opens by default: the user's own, or else a shared one. */
function defaultOf(views: readonly SavedView[]): SavedView | undefined {
  const defaults = views.filter((view) => view.is_default);
  return defaults.find((view) => view.is_own) ?? defaults[0];
}

/**
 * The origin of a visit to a list. The menu, whose filter is named, opens the default view; an address with parameters
 * is obeyed; returning from a record restores the list.
 */
export function arrivalBy(
  search: string,
  opened: OpenedView | null | undefined,
  views: readonly SavedView[],
  menuFilter: Readonly<Record<string, unknown>> = {},
): SavedView | 'as it was' | 'without a view' {
  const asked = new URLSearchParams(search);
  const isFromMenu = asked.size === 1 && asked.get('filter') === JSON.stringify(menuFilter);
  const isUntouched = asked.size === 0 && opened === undefined;
  if (isFromMenu || isUntouched) return defaultOf(views) ?? (opened ? 'without a view' : 'as it was');
  const isGone = opened && !views.some(({ id }) => id === opened.id);
  return isGone ? 'without a view' : 'as it was';
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

/** As text in which the order of keys does not count. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
