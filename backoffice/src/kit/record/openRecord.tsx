import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useStore } from 'react-admin';

/** A link to a record, as the search of the back-office remembers it. */
export interface VisitedRecord {
  key: string;
  title: string;
  detail: string;
  to: string;
  isRecord: true;
}

export const visitedKey = 'palette.recent';
const mostVisited = 8;

/** Puts a record before those that were opened earlier. */
export function withVisited<Visited extends { key: string }>(
  visited: readonly Visited[],
  latest: Visited,
): Visited[] {
  return [latest, ...visited.filter(({ key }) => key !== latest.key)].slice(0, mostVisited);
}

interface OpenRecordProps {
  /** Absent for a record that is not there yet. */
  record: { resource: string; id: string | number; title: string; list: string } | undefined;
  children: ReactNode;
}

const IsOpen = createContext(false);

/** Around the page of a record: it is remembered, and the search offers its actions. */
export function OpenRecord({ record, children }: OpenRecordProps) {
  const [, setVisited] = useStore<readonly VisitedRecord[]>(visitedKey, []);
  const { resource, id, title, list } = record ?? {};
  useEffect(() => {
    if (resource === undefined || id === undefined || title === undefined) return;
    const path = window.location.pathname;
    const to = path.slice(path.indexOf(`/${resource}/`));
    const latest: VisitedRecord = { key: `${resource}-${id}`, title, detail: list ?? '', to, isRecord: true };
    setVisited((visited) => withVisited(visited, latest));
  }, [resource, id, title, list, setVisited]);
  return <IsOpen.Provider value={record !== undefined}>{children}</IsOpen.Provider>;
}

export interface OfferedAction {
  key: string;
  title: string;
  act: () => void;
}

let offered: readonly OfferedAction[] = [];
const listeners = new Set<() => void>();

function change(next: readonly OfferedAction[]): void {
  offered = next;
  for (const listen of listeners) listen();
}

/** Offers an action of the open record to the search while its button can be pressed. */
export function useOffered(title: string, isPossible: boolean, act: () => void): void {
  const isOpen = useContext(IsOpen);
  const key = `action-${useId()}`;
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!isOpen || !isPossible) return;
    const action = { key, title, act: () => latest.current() };
    change([...offered.filter((each) => each.key !== key), action]);
    return () => change(offered.filter((each) => each.key !== key));
  }, [isOpen, isPossible, key, title]);
}

const subscribe = (listen: () => void) => {
  listeners.add(listen);
  return () => void listeners.delete(listen);
};

export const useOfferedActions = (): readonly OfferedAction[] =>
  useSyncExternalStore(subscribe, () => offered);
