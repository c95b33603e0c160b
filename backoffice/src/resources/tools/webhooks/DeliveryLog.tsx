import { Alert, Box, Button, Typography } from '@mui/material';
import type { StaffWebhook, WebhookDeliveryView } from '@odonta/api/contract';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import {
  webhookDeliveryKinds,
  webhookDeliveryStates,
} from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useAction } from '../../../kit/actions/useAction.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { listRow } from '../../../kit/page/listRow.ts';

const perPage = 20;

/** Messages to a webhook with their outcomes, newest first; one that is settled may be sent again. */
export function DeliveryLog() {
  const webhook = useRecordContext<StaffWebhook>();
  const provider = useStaffData();
  const [offset, setOffset] = useState(0);
  const id = webhook?.id ?? 0;
  const key = ['webhook_log', id];
  const { data, error, refetch } = useQuery({
    queryKey: [...key, offset],
    queryFn: () => provider.webhookLog(id, offset),
    enabled: id > 0,
  });
  const { act, isBusy } = useAction(key);
  const mayReplay = webhook?.available_transitions.some(({ name }) => name === 'replay') ?? false;
  const replay = (delivery_id: number) =>
    act(() => provider.move('webhooks', { id, move: 'replay', body: { delivery_id } }), {
      done: 'Сообщение отправляется повторно',
    });

  if (error) return <Alert severity="error">Не удалось загрузить журнал.</Alert>;
  if (!data) return <Typography color="text.secondary">Загружаю журнал…</Typography>;
  if (data.deliveries.length === 0 && offset === 0)
    return <Typography color="text.secondary">За последние 30 дней сообщений не было.</Typography>;
  return (
    <Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.deliveries.map((delivery) => (
          <Box component="li" key={delivery.id} sx={listRow}>
            <Outcome {...delivery} />
            {mayReplay && delivery.state !== 'WAITING' && (
              <Button
                size="small"
                disabled={isBusy}
                aria-label={`Отправить повторно: № ${delivery.id}`}
                onClick={() => void replay(delivery.id)}
              >
                Отправить повторно
              </Button>
            )}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {offset > 0 && <Button onClick={() => setOffset(offset - perPage)}>Новее</Button>}
        {data.has_more && <Button onClick={() => setOffset(offset + perPage)}>Старше</Button>}
        <Button onClick={() => void refetch()}>Обновить</Button>
      </Box>
    </Box>
  );
}

function Outcome(delivery: WebhookDeliveryView) {
  const { kind, event, state, code, error, duration_ms, attempts, created_at, answer } = delivery;
  const outcome = [
    webhookDeliveryStates[state],
    code && `код ${code}`,
    duration_ms !== null && `${duration_ms} мс`,
    `попыток: ${attempts}`,
    formatMoment(created_at),
  ];
  return (
    <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      {event} · {webhookDeliveryKinds[kind].toLowerCase()}
      <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{outcome.filter(Boolean).join(' · ')}</Box>
      {error && <Box sx={{ fontSize: 13, color: 'error.main' }}>{error}</Box>}
      {answer && <Box sx={{ fontSize: 13, fontFamily: 'monospace' }}>{answer.slice(0, 200)}</Box>}
    </Box>
  );
}
