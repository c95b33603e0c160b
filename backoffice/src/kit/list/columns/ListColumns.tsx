import {
  Children,
  createContext,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react';
import { useResourceContext, useStore, useTranslateLabel } from 'react-admin';
import type { OpenedView } from '../views/viewQueries.ts';
import { type Columns, choiceOf, visibleColumns } from './columnChoice.ts';

interface ListColumns {
  /** Columns of the table that is on the screen, by name; none where there is no table, as on a phone. */
  declared: Columns;
  chosen: Columns | undefined;
  visible: Columns;
  labelOf(name: string): string;
  choose(visible: Columns): void;
  reset: (() => void) | undefined;
  declare(columns: readonly Heading[]): void;
}

interface Heading {
  name: string;
  label: string;
  /** Seen only when it was chosen. */
  isExtra: boolean;
}

type ColumnElement = ReactElement<{ source?: string; label?: ReactNode }>;

const Context = createContext<ListColumns | null>(null);

/** Surrounds a list: its table declares the columns, its menu chooses the visible ones. */
export function ListColumnsProvider({ children }: { children: ReactNode }) {
  const { chosen, setChosen } = useChoice();
  const [table, declare] = useState<readonly Heading[]>([]);
  const declared = table.map(({ name }) => name);
  const usual = table.flatMap(({ name, isExtra }) => (isExtra ? [] : [name]));
  const value: ListColumns = {
    declared,
    chosen,
    visible: visibleColumns(declared, chosen, usual),
    labelOf: (name) => table.find((column) => column.name === name)?.label ?? name,
    choose: (visible) => setChosen(choiceOf(usual, visible)),
    reset: chosen && (() => setChosen(undefined)),
    declare,
  };
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/** An open view has columns of its own: a change there belongs to the view and not to the user's default. */
function useChoice() {
  const resource = useResourceContext();
  const [habit, setHabit] = useStore<Columns | undefined>(`${resource}.columns`);
  const [view, setView] = useStore<OpenedView | null | undefined>(`${resource}.view`);
  const setInView = (columns: Columns | undefined) => view && setView({ id: view.id, columns });
  return view ? { chosen: view.columns, setChosen: setInView } : { chosen: habit, setChosen: setHabit };
}

export function useListColumns(): ListColumns {
  const columns = useContext(Context);
  if (!columns) throw new Error('a table stands in a ListPage');
  return columns;
}

/** The columns of a table as they were chosen: by name, so that a release that adds one does not shuffle the others. */
export function useChosenColumns(children: ReactNode, isTable: boolean, extra: Columns): ReactNode {
  const { declare, chosen } = useListColumns();
  const resource = useResourceContext();
  const translateLabel = useTranslateLabel();
  const elements = Children.toArray(children).filter((child): child is ColumnElement =>
    isValidElement(child),
  );
  const names = elements.flatMap((element) => nameOf(element) ?? []);
  const declared = isTable ? JSON.stringify(elements.flatMap(headingOf)) : '[]';
  useEffect(() => {
    declare(JSON.parse(declared));
    return () => declare([]);
  }, [declared, declare]);
  const usual = names.filter((name) => !extra.includes(name));
  const shown = visibleColumns(names, chosen, usual).flatMap(
    (name) => elements.find((element) => nameOf(element) === name) ?? [],
  );
  return [...shown, ...elements.filter((element) => nameOf(element) === undefined)];

  function headingOf(element: ColumnElement): Heading[] {
    const name = nameOf(element);
    const { source, label } = element.props;
    if (name === undefined) return [];
    const inWords = String(translateLabel({ source, resource, label: textOf(label) }));
    return [{ name, label: inWords, isExtra: extra.includes(name) }];
  }
}

/** A column without a field is identified by its heading. */
function nameOf({ props: { source, label } }: ColumnElement): string | undefined {
  return source ?? textOf(label);
}

const textOf = (label: ReactNode) => (typeof label === 'string' ? label : undefined);
