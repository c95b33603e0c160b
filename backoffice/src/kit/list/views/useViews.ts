import type { SavedView, ViewQuery } from '@odonta/api/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useResourceContext, useStore } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ViewDraft } from '../../api/tools.ts';
import { useStaffData } from '../../api/useStaffData.ts';
import { addressOfView, type OpenedView } from './viewQueries.ts';

const queryKey = ['views'];

/** Views of all lists; asked for once, before the first of them is drawn. */
export function useAllViews() {
  const provider = useStaffData();
  return useQuery({ queryKey, queryFn: () => provider.views(), staleTime: 60_000, retry: false });
}

export function useViews(): readonly SavedView[] {
  const resource = useResourceContext();
  const { data = [] } = useAllViews();
  return data.filter((view) => view.resource === resource);
}

/** Undefined before anything was opened, null for the list without a view. */
export function useOpenedView() {
  const resource = useResourceContext();
  return useStore<OpenedView | null | undefined>(`${resource}.view`);
}

export function useOpenView() {
  const [, setOpened] = useOpenedView();
  const navigate = useNavigate();
  return (view: SavedView, options: { replace?: boolean } = {}) => {
    setOpened({ id: view.id, columns: view.query.columns });
    void navigate(addressOfView(view.resource, view.query), options);
  };
}

/** Back to the default list. */
export function useLeaveView() {
  const resource = useResourceContext() ?? '';
  const [, setOpened] = useOpenedView();
  const navigate = useNavigate();
  return (initial: ViewQuery) => {
    setOpened(null);
    void navigate(addressOfView(resource, initial));
  };
}

/** Each resolves when the menu knows of it. */
export function useViewActions() {
  const resource = useResourceContext() ?? '';
  const provider = useStaffData();
  const queries = useQueryClient();
  const notify = useNotify();
  const done = async (view: SavedView, said: string) => {
    await queries.invalidateQueries({ queryKey });
    notify(said, { type: 'success' });
    return view;
  };
  return {
    create: async (draft: ViewDraft) =>
      done(await provider.createView({ ...draft, resource }), 'Вид сохранён'),
    change: async (view: SavedView, changes: Partial<ViewDraft>) =>
      done(await provider.changeView(view, changes), 'Вид сохранён'),
    restore: async ({ name, query, roles, is_default }: SavedView) =>
      done(await provider.createView({ resource, name, query, roles, is_default }), 'Вид возвращён'),
    remove: async ({ id }: SavedView) => {
      await provider.removeView(id);
      await queries.invalidateQueries({ queryKey });
    },
    renew: () => queries.invalidateQueries({ queryKey }),
  };
}
