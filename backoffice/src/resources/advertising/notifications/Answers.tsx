import { Link, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { StaffNotification, StaffNotificationAnswer } from '@odonta/api/contract';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { ListBase, ResourceContextProvider, useListContext, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { ExportMenu } from '../../../kit/exports/ExportMenu.tsx';
import { ListColumnsProvider } from '../../../kit/list/columns/ListColumns.tsx';
import { ListFailure } from '../../../kit/list/ListFailure.tsx';
import { WideTable } from '../../../kit/page/WideTable.tsx';
import { filteredAddress } from '../../../kit/resource/menu.ts';
import { answerOf, whoAnswered } from '../notification_answers/answerWords.tsx';

const register = 'notification_answers';

/** The latest answers, and a file of all of them. */
export function Answers() {
  const notification = useRecordContext<StaffNotification>();
  if (!notification) return null;
  const { id: notification_id } = notification;
  return (
    <ResourceContextProvider value={register}>
      <ListBase<StaffNotificationAnswer>
        resource={register}
        filterDefaultValues={{ notification_id }}
        sort={{ field: 'id', order: 'DESC' }}
        perPage={10}
        disableSyncWithLocation
        storeKey={false}
      >
        <ListColumnsProvider>
          <Register address={filteredAddress(register, { notification_id })} />
        </ListColumnsProvider>
      </ListBase>
    </ResourceContextProvider>
  );
}

function Register({ address }: { address: string }) {
  const { data = [], error, isPending, total = 0 } = useListContext<StaffNotificationAnswer>();
  if (error) return <ListFailure />;
  if (isPending) return null;
  if (data.length === 0) return <Typography>Пока никто не ответил.</Typography>;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <WideTable label="Ответы">
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Кто</TableCell>
              <TableCell>Ответ</TableCell>
              <TableCell>Когда</TableCell>
              <TableCell align="right">Редакция</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map((each) => (
              <AnswerRow key={each.id} of={each} />
            ))}
          </TableBody>
        </Table>
      </WideTable>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Link component={RouterLink} to={address}>
          Весь реестр: {total}
        </Link>
        <ExportMenu />
      </Stack>
    </Stack>
  );
}

const AnswerRow = ({ of }: { of: StaffNotificationAnswer }) => (
  <TableRow>
    <TableCell>{whoAnswered(of)}</TableCell>
    <TableCell>{answerOf(of)}</TableCell>
    <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatMoment(of.answered_at ?? of.shown_at)}</TableCell>
    <TableCell align="right">{of.edition}</TableCell>
  </TableRow>
);
