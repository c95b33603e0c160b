import { drawnRows, isLong, longList } from '@odonta/db/vocabulary/longLists.ts';
import {
  Children,
  type ComponentProps,
  cloneElement,
  createContext,
  type ReactElement,
  useContext,
  useEffect,
  useState,
} from 'react';
import { useActiveRow } from './useActiveRow.ts';

/** For a list that comes page by page: how long it is in all, if anybody knows, and how to ask for the next page. */
export const Pages = createContext<{ total: number | undefined; askForMore(): void } | null>(null);

type Row = ReactElement<ComponentProps<'li'>>;

/** The list of every MUI Autocomplete; over 50 options only the rows in sight are in the document. */
export function LongListbox({ children, ...list }: ComponentProps<'ul'>) {
  const rows = Children.toArray(children) as Row[];
  return isLong(rows.length) ? <RowsInSight rows={rows} {...list} /> : <ul {...list}>{children}</ul>;
}

function RowsInSight({ rows, ...list }: ComponentProps<'ul'> & { rows: Row[] }) {
  const count = rows.length;
  const pages = useContext(Pages);
  const [top, setTop] = useState(0);
  const active = useActiveRow(list.id);
  const drawn = new Set(drawnRows({ count, top, active }));
  useEffect(() => {
    const lowest = Math.max(active, Math.ceil((top + longList.tallest) / longList.row));
    if (lowest >= count - rowsAhead) pages?.askForMore();
  });
  return (
    <ul
      {...list}
      style={{ padding: 0, maxHeight: longList.tallest }}
      onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
    >
      <li role="presentation" style={{ height: count * longList.row }} />
      {rows.map((row, index) =>
        // MUI scrolls to the selected option as soon as the list opens, if it is mounted.
        drawn.has(index) || row.props['aria-selected'] === true
          ? cloneElement(row, {
              'aria-setsize': pages ? (pages.total ?? -1) : count,
              'aria-posinset': index + 1,
              title: typeof row.props.children === 'string' ? row.props.children : undefined,
              style: { ...oneLine, top: index * longList.row },
            })
          : null,
      )}
    </ul>
  );
}

/** The next page is asked for when so few rows are left before the end. */
const rowsAhead = 20;
const oneLine = {
  position: 'absolute',
  insetInline: 0,
  display: 'block',
  height: longList.row,
  minHeight: longList.row,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: '20px',
} as const;
