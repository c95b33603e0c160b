import { Box, Skeleton, type Theme, useMediaQuery } from '@mui/material';
import type { ComponentType, ReactNode } from 'react';
import { DataTable, type RaRecord, RecordContextProvider, useListContext } from 'react-admin';
import type { BulkOptions } from '../bulk/BulkActions.tsx';
import { BulkBar } from '../bulk/BulkBar.tsx';
import { ChooseOne, ChoosePage } from '../bulk/ChooseCards.tsx';
import { useMayChoose } from '../bulk/useMayChoose.ts';
import { DeletedMark } from '../trash/DeletedMark.tsx';
import { useIsTrash } from '../trash/useTrash.ts';
import { useChosenColumns } from './columns/ListColumns.tsx';
import { compactRows, useDensity } from './density.ts';
import { rowMark } from './rowKeys.ts';
import { addressOf, useRowTarget } from './rowTarget.tsx';
import { TableLoading } from './TableLoading.tsx';

interface RecordTableProps<R> {
  /** One record on a phone, where a table has no room. */
  card: ComponentType<{ record: R }>;
  /** Columns of the table. */
  children: ReactNode;
  /** Fields of columns that are offered in the menu and seen once they are chosen. */
  extra?: readonly string[];
  /** Actions over several records; false for none. */
  bulk?: BulkOptions | false;
}

const noExtra: readonly string[] = [];

export function RecordTable<R extends RaRecord>({
  card,
  children,
  extra = noExtra,
  bulk = {},
}: RecordTableProps<R>) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const target = useRowTarget();
  const columns = useChosenColumns(children, !isNarrow, extra);
  const isTrash = useIsTrash();
  const [density] = useDensity();
  const { isPending } = useListContext();
  const mayChoose = useMayChoose(bulk !== false);
  const bar = mayChoose && bulk !== false ? <BulkBar {...bulk} /> : null;
  if (isNarrow)
    return (
      <>
        {bar}
        <Cards card={card} isChosen={bar !== null} />
      </>
    );
  if (isPending) return <TableLoading />;
  const rowClick = (id: R['id'], resource: string) =>
    // A user who selects a phone number to copy it does not want to leave the list.
    window.getSelection()?.toString() ? false : addressOf(resource, id, target);
  return (
    <>
      {bar}
      <DataTable<R>
        rowClick={target === null ? false : rowClick}
        bulkActionButtons={bar ?? false}
        bulkActionsToolbar={false}
        empty={false}
        {...(density === 'compact' && { sx: compactRows })}
      >
        {columns}
        {isTrash && (
          <DataTable.Col label="Удалено" disableSort>
            <DeletedMark />
          </DataTable.Col>
        )}
      </DataTable>
    </>
  );
}

function Cards<R extends RaRecord>({
  card: Card,
  isChosen,
}: {
  card: ComponentType<{ record: R }>;
  isChosen: boolean;
}) {
  const { data, isPending } = useListContext<R>();
  if (isPending) return <WaitingCards />;
  return (
    <>
      {isChosen && <ChoosePage />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((record) => (
          <Box
            component="li"
            {...rowMark}
            key={record.id}
            sx={{ px: 1.75, py: 1.5, borderBottom: 1, borderColor: 'divider', display: 'flex', gap: 0.5 }}
          >
            <RecordContextProvider value={record}>
              {isChosen && <ChooseOne id={record.id} />}
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Card record={record} />
                <DeletedMark />
              </Box>
            </RecordContextProvider>
          </Box>
        ))}
      </Box>
    </>
  );
}

function WaitingCards() {
  return (
    <Box role="status" aria-label="Загрузка" sx={{ p: 1.75 }}>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} variant="rounded" height={72} sx={{ mb: 1.5 }} />
      ))}
    </Box>
  );
}
