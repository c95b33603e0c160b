import { createContext, type ReactNode, useContext } from 'react';
import { useCanAccess, useResourceContext, useResourceDefinition } from 'react-admin';
import { useIsTrash } from '../trash/useTrash.ts';

/** Where a row leads: to the form with the right to edit, to the card without it; from the trash, nowhere. */
type RowTarget = 'edit' | 'show' | null;

const Target = createContext<RowTarget>(null);
export const useRowTarget = () => useContext(Target);

export function RowTargetProvider({ children }: { children: ReactNode }) {
  const resource = useResourceContext();
  const { hasEdit, hasShow } = useResourceDefinition({ resource });
  const edit = useCanAccess({ resource, action: 'edit' });
  const show = useCanAccess({ resource, action: 'show' });
  const isTrash = useIsTrash();
  const target = isTrash
    ? null
    : hasEdit && edit.canAccess
      ? 'edit'
      : hasShow && show.canAccess
        ? 'show'
        : null;
  return <Target.Provider value={target}>{children}</Target.Provider>;
}

export function addressOf(resource: string, id: string | number, target: RowTarget): string {
  return `/${resource}/${encodeURIComponent(id)}${target === 'show' ? '/show' : ''}`;
}
