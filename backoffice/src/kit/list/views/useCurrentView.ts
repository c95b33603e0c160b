import type { SavedView, ViewQuery } from '@odonta/api/contract';
import { useListContext } from 'react-admin';
import { useListColumns } from '../columns/ListColumns.tsx';
import { useOpenedView, useViews } from './useViews.ts';
import { isSameQuery, queryOf } from './viewQueries.ts';

/** The view that the list was opened by, its present query, and whether the two differ. */
export function useCurrentView(): { view: SavedView | undefined; query: ViewQuery; isChanged: boolean } {
  const { filterValues, sort, perPage } = useListContext();
  const { chosen } = useListColumns();
  const views = useViews();
  const [opened] = useOpenedView();
  const view = views.find(({ id }) => id === opened?.id);
  const query = queryOf({ filterValues, sort, perPage, columns: chosen });
  return { view, query, isChanged: view !== undefined && !isSameQuery(view.query, query) };
}
