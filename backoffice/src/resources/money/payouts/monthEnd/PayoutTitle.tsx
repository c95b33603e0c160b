import type { MonthEndPayout } from '@odonta/api/contract';
import { RecordPointer } from '../../../../kit/record/RecordPointer.tsx';

export const PayoutTitle = ({ payout: { id, number, center_name } }: { payout: MonthEndPayout }) => (
  <>
    {center_name} · <RecordPointer resource="payouts" id={id} name={number} />
  </>
);
