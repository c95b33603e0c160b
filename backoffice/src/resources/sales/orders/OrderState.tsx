import { Stack } from '@mui/material';
import type { StaffOrder } from '@odonta/api/contract';
import { orderLifecycle } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import { formatMoment, nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { StatusChip } from '../../../kit/status/StatusChip.tsx';

const waiting: readonly string[] = ['PREPARE', 'CREATED'];

/** The status, and what is urgent. */
export function OrderState({ order }: { order: StaffOrder }) {
  const { status, is_overdue, next_contact_at } = order;
  const isContactDue =
    waiting.includes(status) && next_contact_at !== null && next_contact_at <= nowInSeconds();
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      <StatusChip status={status} label={orderLifecycle.statuses[status].label} />
      {is_overdue && <StatusChip status="overdue" tone="bad" label="Просрочен" />}
      {isContactDue && <StatusChip status="contact" tone="bad" label="Пора связаться" />}
    </Stack>
  );
}

/** Until when an order waits, for money or for a confirmation. */
export function deadlineOf({ status, expires_at, confirm_deadline }: StaffOrder): string | null {
  if (status === 'PREPARE' && expires_at) return `Бронь до ${formatMoment(expires_at)}`;
  if (status === 'CREATED' && expires_at) return `Владелец отвечает до ${formatMoment(expires_at)}`;
  if (status === 'CREATED' && confirm_deadline) return `Подтвердить до ${formatMoment(confirm_deadline)}`;
  return null;
}
