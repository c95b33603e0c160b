import type { RefundPolicy } from '@odonta/db/vocabulary/orders/order.ts';
import type { ReadCell } from '../../platform/tables/cellReaders.ts';
import { Unreadable } from '../../platform/tables/unreadable.ts';

const step = /^(\d{1,3})\s*(?:дн\S*\s*)?[—–:-]\s*(\d{1,3})\s*%?$/;

/** «14 — 100; 7 — 50»: so many days before the course, so many per cent back. */
export const asRefundPolicy: ReadCell = (text): RefundPolicy =>
  text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, days, percent] = step.exec(part) ?? [];
      if (!days || !percent) throw new Unreadable('Ожидается «14 — 100; 7 — 50; 0 — 0»');
      return { days_before: Number(days), percent: Number(percent) };
    });
