import { Alert, Box, Button, Link } from '@mui/material';
import type { StaffManagerRequest } from '@odonta/api/contract';
import { useState } from 'react';
import { CanAccess, ResourceContextProvider, useGetIdentity, useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { wordsOf } from '../../../../kit/api/useComplain.ts';
import { Tab, tabsStyle } from '../../../../kit/list/StatusTabs.tsx';
import { Loading } from '../../../../kit/page/Loading.tsx';
import { PageHead } from '../../../../kit/page/PageHead.tsx';
import { filteredAddress } from '../../../../kit/resource/menu.ts';
import { NoAccess } from '../../../../layout/states.tsx';
import { BoardColumnView } from './BoardColumnView.tsx';
import { type BoardColumn, columnNames, columnOf, moveInto } from './columns.ts';
import { Moving } from './Moving.tsx';

const mostOpen = 100;
const mostEnded = 25;

/** Requests by state: a card is moved by dragging, by its menu or by Alt with an arrow. */
export const RequestBoardPage = () => (
  <CanAccess resource="manager_requests" action="list" accessDenied={<NoAccess />}>
    <ResourceContextProvider value="manager_requests">
      <Board />
    </ResourceContextProvider>
  </CanAccess>
);

function Board() {
  const { identity } = useGetIdentity();
  const [isMine, setMine] = useState(false);
  const own = isMine && identity ? { manager_id: identity.id } : {};
  const open = useRequests({ ...own, status: 'CREATED' }, mostOpen, 'ASC');
  const ended = useRequests({ ...own, status: ['CONFIRMED', 'REJECTED'] }, mostEnded, 'DESC');
  const requests = [...(open.data ?? []), ...(ended.data ?? [])];
  const [dragged, drag] = useState<StaffManagerRequest | null>(null);
  const [moving, setMoving] = useState<{ request: StaffManagerRequest; target: BoardColumn } | null>(null);
  const error = open.error ?? ended.error;
  const drop = (target: BoardColumn) => {
    if (dragged && moveInto(dragged, target)) setMoving({ request: dragged, target });
    drag(null);
  };
  return (
    <>
      <PageHead
        title="Доска заявок"
        facts={<span>Перетащите карточку, или Alt и стрелка на выбранной карточке</span>}
        actions={
          <Link
            component={RouterLink}
            to={filteredAddress('manager_requests', {})}
            sx={{ fontSize: 14, py: 1 }}
          >
            Списком
          </Link>
        }
      />
      <Box role="group" aria-label="Чьи заявки" sx={tabsStyle}>
        <Tab label="Все" isChosen={!isMine} onChoose={() => setMine(false)} />
        <Tab label="Мои" isChosen={isMine} onChoose={() => setMine(true)} />
      </Box>
      {error && (
        <Alert
          severity="error"
          sx={{ mb: 2 }}
          action={<Button onClick={() => void open.refetch()}>Повторить</Button>}
        >
          {wordsOf(error, 'Заявки не загрузились')}
        </Alert>
      )}
      {open.isPending && <Loading />}
      {open.data && (
        <Box sx={{ display: 'flex', gap: 1.5, overflowX: 'auto', pb: 2, alignItems: 'flex-start' }}>
          {columnNames.map((column) => (
            <BoardColumnView
              key={column}
              column={column}
              requests={requests.filter((request) => columnOf(request) === column)}
              isTarget={dragged !== null && moveInto(dragged, column) !== null}
              onDrag={drag}
              onDrop={() => drop(column)}
              onMove={(request, target) => setMoving({ request, target })}
            />
          ))}
        </Box>
      )}
      {(open.total ?? 0) > mostOpen && (
        <Alert severity="info">
          На доске {mostOpen} самых давних открытых заявок из {open.total}. Остальные — в списке.
        </Alert>
      )}
      {moving && <Moving key={moving.request.id} {...moving} onEnd={() => setMoving(null)} />}
    </>
  );
}

const useRequests = (filter: object, perPage: number, order: 'ASC' | 'DESC') =>
  useGetList<StaffManagerRequest>(
    'manager_requests',
    { filter, pagination: { page: 1, perPage }, sort: { field: 'created_at', order } },
    { refetchInterval: 60_000 },
  );
