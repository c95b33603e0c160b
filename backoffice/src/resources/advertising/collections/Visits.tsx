import type { StaffCollection } from '@odonta/api/contract';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { RecordPointer } from '../../../kit/record/RecordPointer.tsx';

/** Visits and bookings since the collection was sent. */
export const Visits = () => <Facts<StaffCollection> rows={rows} />;

const rows: readonly FactRow<StaffCollection>[] = [
  ['sent_at', ({ sent_at }) => (sent_at === null ? 'Ещё нет' : formatMoment(sent_at))],
  ['revised_at', ({ revised_at }) => revised_at && formatMoment(revised_at)],
  ['view_count', ({ view_count }) => String(view_count)],
  ['opened_at', ({ opened_at }) => opened_at && formatMoment(opened_at)],
  ['last_opened_at', ({ last_opened_at }) => last_opened_at && formatMoment(last_opened_at)],
  ['click_count', ({ click_count }) => String(click_count)],
  [
    'order_ids',
    ({ order_ids }) =>
      order_ids !== null &&
      order_ids.length > 0 &&
      order_ids.map((id) => (
        <div key={id}>
          <RecordPointer resource="orders" id={id} />
        </div>
      )),
  ],
];
