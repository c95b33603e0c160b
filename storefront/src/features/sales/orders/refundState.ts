import type { AskedRefundView } from '@odonta/api/contract';
import { formatDate, formatMoscowDay } from '@odonta/db/vocabulary/time.ts';

/** Still to be decided or sent. */
export const isRefundOpen = ({ status }: Pick<AskedRefundView, 'status'>): boolean =>
  ['PREPARE', 'CREATED', 'CONFIRMED'].includes(status);

export function refundTone({ status }: AskedRefundView): string {
  if (status === 'REJECTED') return 'badge--warm';
  return status === 'FINISHED' ? 'badge--good' : 'badge--calm';
}

/** When it was asked for, and when its money is back. */
export function refundWhen(refund: AskedRefundView): string {
  const { status, asked_at, promised_on, finished_on, reject_reason } = refund;
  const asked = `Запрошен ${formatMoscowDay(asked_at)}`;
  switch (status) {
    case 'FINISHED':
      return `Деньги отправлены ${finished_on ? formatDate(finished_on) : ''}. Банк зачисляет их обычно в тот же день, иногда до пяти дней.`;
    case 'REJECTED':
      return `${asked}. Отказ: ${reject_reason ?? 'причина — в письме'}. Если не согласны, ответьте на письмо.`;
    case 'PREPARE':
      return `${asked}. Ответим письмом; если возврат одобрен, деньги вернутся до ${formatDate(promised_on)}.`;
    default:
      return `${asked}. Деньги вернутся до ${formatDate(promised_on)}.`;
  }
}
