import AddIcon from '@mui/icons-material/Add';
import { Box, Button } from '@mui/material';
import type { ViewQuery } from '@odonta/api/contract';
import type { ReactNode } from 'react';
import {
  ListBase,
  Pagination,
  type RaRecord,
  type SortPayload,
  useCanAccess,
  useListContext,
  useResourceContext,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { ExportMenu } from '../exports/ExportMenu.tsx';
import { ImportButton } from '../imports/ImportButton.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { useList } from '../page/useList.ts';
import { useIsTrash } from '../trash/useTrash.ts';
import { ColumnsMenu } from './columns/ColumnsMenu.tsx';
import { ListColumnsProvider } from './columns/ListColumns.tsx';
import { FilterBar } from './FilterBar.tsx';
import { FilterChips } from './FilterChips.tsx';
import type { FilterDefinition } from './filters.tsx';
import { ListFailure } from './ListFailure.tsx';
import { NothingHere } from './NothingHere.tsx';
import { type QuickFilter, QuickFilters } from './QuickFilters.tsx';
import { pressInList } from './rowKeys.ts';
import { RowTargetProvider } from './rowTarget.tsx';
import { StatusTabs, type TabsDefinition } from './StatusTabs.tsx';
import { ArrivalAtList } from './views/ArrivalAtList.tsx';
import { ViewsMenu } from './views/ViewsMenu.tsx';

export interface ListPageProps {
  /** The newest first, unless said otherwise. */
  sort?: SortPayload;
  filters?: readonly FilterDefinition[];
  tabs?: TabsDefinition;
  quick?: readonly QuickFilter[];
  /** The label of the button that creates a record; shown to users who may create. */
  create?: string;
  /** Actions beside the export. */
  actions?: ReactNode;
  perPage?: number;
  /** Seconds between silent renewals, for queues several people work on. */
  renewEvery?: number;
  children: ReactNode;
}

const newestFirst: SortPayload = { field: 'id', order: 'DESC' };
const noFilters: readonly FilterDefinition[] = [];

export function ListPage<R extends RaRecord>({
  sort = newestFirst,
  perPage = 25,
  renewEvery,
  ...page
}: ListPageProps) {
  const queryOptions = renewEvery ? { refetchInterval: renewEvery * 1000 } : {};
  return (
    <ArrivalAtList>
      <ListBase<R> sort={sort} perPage={perPage} queryOptions={queryOptions}>
        <RowTargetProvider>
          <ListColumnsProvider>
            <Frame {...page} initial={{ filter: {}, sort: [sort.field, sort.order], per_page: perPage }} />
          </ListColumnsProvider>
        </RowTargetProvider>
      </ListBase>
    </ArrivalAtList>
  );
}

function Frame({
  filters = noFilters,
  tabs,
  quick,
  create,
  actions,
  children,
  initial,
}: Omit<ListPageProps, 'sort' | 'perPage' | 'renewEvery'> & { initial: ViewQuery }) {
  const { error, total, isPending, filterValues } = useListContext();
  const { label } = useList();
  const isTrash = useIsTrash();
  const isFiltered = Object.keys(filterValues ?? {}).length > (isTrash ? 1 : 0);
  const isEmpty = !isPending && total === 0;
  return (
    <>
      <PageHead
        title={label}
        actions={
          <>
            <ViewsMenu initial={initial} />
            <ColumnsMenu />
            <ExportMenu />
            <ImportButton />
            {actions}
            {create && <CreateLink>{create}</CreateLink>}
          </>
        }
      />
      <StatusTabs {...tabs} />
      {quick && <QuickFilters filters={quick} />}
      <FilterBar filters={filters} />
      <FilterChips filters={filters} tabs={tabs} />
      {error ? (
        <ListFailure />
      ) : isEmpty ? (
        <NothingHere isFiltered={isFiltered}>{create && <CreateLink>{create}</CreateLink>}</NothingHere>
      ) : (
        <Box
          onKeyDown={pressInList}
          sx={{
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            borderRadius: 3,
            overflow: 'clip',
          }}
        >
          {children}
          <Pagination rowsPerPageOptions={[25, 50, 100]} />
        </Box>
      )}
    </>
  );
}

function CreateLink({ children }: { children: ReactNode }) {
  const resource = useResourceContext();
  const { canAccess } = useCanAccess({ resource, action: 'create' });
  if (!canAccess) return null;
  return (
    <Button component={Link} to={`/${resource}/create`} variant="contained" startIcon={<AddIcon />}>
      {children}
    </Button>
  );
}
