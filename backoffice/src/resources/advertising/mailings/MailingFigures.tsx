import { LinearProgress, Stack, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import type { MailingStats, StaffMailing } from '@odonta/api/contract';
import { useRecordContext } from 'react-admin';

/** How far the sending is, and what came of it. */
export function MailingFigures() {
  const mailing = useRecordContext<StaffMailing>();
  if (!mailing?.stats) return <Typography>Рассылка ещё не начиналась.</Typography>;
  const { stats, reach_actual } = mailing;
  const all = reach_actual ?? 0;
  const done = all - stats.queued;
  const percent = all === 0 ? 0 : Math.floor((done * 100) / all);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography id="mailing-progress">
        Готово {done} из {all}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-labelledby="mailing-progress"
        sx={{ maxWidth: 480 }}
      />
      <Table size="small" sx={{ maxWidth: 480 }}>
        <TableBody>
          {figures.map(([name, label]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {label}
              </TableCell>
              <TableCell align="right">{stats[name]}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Stack>
  );
}

const figures: readonly (readonly [keyof MailingStats, string])[] = [
  ['queued', 'Ждут отправки'],
  ['sent', 'Принято почтовыми серверами'],
  ['deferred', 'Приходилось повторять'],
  ['bounced', 'Адреса нет'],
  ['failed', 'Не приняты'],
  ['skipped', 'Пропущены: отказ или предел писем'],
  ['opened', 'Открыли'],
  ['clicked', 'Перешли по ссылке'],
  ['unsubscribed', 'Отписались'],
  ['orders', 'Заказы с меткой рассылки'],
];
