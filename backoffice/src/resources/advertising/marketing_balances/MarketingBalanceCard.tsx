import { Alert } from '@mui/material';
import type { StaffMarketingBalance } from '@odonta/api/contract';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { useRecordContext } from 'react-admin';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { RecordPointer } from '../../../kit/record/RecordPointer.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { BalanceEntries } from './BalanceEntries.tsx';
import { Available } from './MarketingBalanceList.tsx';
import { Penalties } from './Penalties.tsx';
import { transitionBodies } from './transitionBodies.tsx';
import { Withdrawals } from './Withdrawals.tsx';

export const MarketingBalanceCard = () => (
  <ShowPage<StaffMarketingBalance>
    titleOf={({ owner_name }) => `Баланс: ${owner_name}`}
    facts={({ id, available }) => (
      <>
        <span>№ {id}</span>
        <span>
          Доступно <Available sum={available} />
        </span>
      </>
    )}
    actions={<TransitionButtons bodies={transitionBodies} />}
    sections={[
      { id: 'main', title: 'Баланс', content: <Sums /> },
      { id: 'penalties', title: 'Штрафы', content: <Penalties /> },
      { id: 'withdrawals', title: 'Вывод остатка', content: <Withdrawals /> },
      { id: 'movements', title: 'Движения', content: <BalanceEntries /> },
    ]}
  />
);

function Sums() {
  const balance = useRecordContext<StaffMarketingBalance>();
  return (
    <>
      {balance?.asked && (
        <Alert severity="info" sx={{ mb: 2 }}>
          Ждёт второй подписи: правка на {formatExact(balance.asked.sum)}. {balance.asked.comment}
        </Alert>
      )}
      <Facts<StaffMarketingBalance> rows={rows} />
    </>
  );
}

const rows: readonly FactRow<StaffMarketingBalance>[] = [
  [
    'center_id',
    ({ center_id, owner_name }) =>
      center_id !== null && <RecordPointer resource="centers" id={center_id} name={owner_name} />,
  ],
  [
    'merchant_id',
    ({ merchant_id, owner_name }) =>
      merchant_id !== null && <RecordPointer resource="merchants" id={merchant_id} name={owner_name} />,
  ],
  ['total', ({ total }) => formatExact(total)],
  ['reserved', ({ reserved }) => reserved > 0 && formatExact(reserved)],
  ['available', ({ available }) => <Available sum={available} />],
];
