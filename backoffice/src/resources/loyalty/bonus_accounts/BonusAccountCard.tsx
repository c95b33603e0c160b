import { Alert } from '@mui/material';
import type { StaffBonusAccount } from '@odonta/api/contract';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { maxLength, minLength, NumberInput, required, TextInput, useRecordContext } from 'react-admin';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { RecordPointer } from '../../../kit/record/RecordPointer.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { ownerOf } from './BonusAccountList.tsx';
import { BonusChanges } from './BonusChanges.tsx';
import { BonusLots } from './BonusLots.tsx';

const bonuses = (count: number) => plural(count, ['бонус', 'бонуса', 'бонусов']);

export const BonusAccountCard = () => (
  <ShowPage<StaffBonusAccount>
    titleOf={ownerOf}
    facts={({ id, balance }) => (
      <>
        <span>№ {id}</span>
        <span>{bonuses(balance)}</span>
      </>
    )}
    actions={<TransitionButtons bodies={{ add_limit: CorrectionBody, subtract_limit: CorrectionBody }} />}
    sections={[
      { id: 'main', title: 'Счёт', content: <Sums /> },
      { id: 'lots', title: 'Когда сгорают', content: <BonusLots /> },
      { id: 'changes', title: 'Движения', content: <BonusChanges /> },
    ]}
  />
);

const CorrectionBody = () => (
  <>
    <NumberInput
      source="count"
      label="Сколько бонусов"
      validate={required()}
      min={1}
      step={1}
      helperText="Больше 5 000 начнёт действовать, когда подтвердит бухгалтерия"
    />
    <TextInput
      source="comment"
      label="За что"
      validate={[required(), minLength(3), maxLength(1000)]}
      multiline
      minRows={3}
      maxRows={8}
      helperText="Останется в движениях счёта"
    />
  </>
);

function Sums() {
  const account = useRecordContext<StaffBonusAccount>();
  return (
    <>
      {account?.asked && (
        <Alert severity="info" sx={{ mb: 2 }}>
          Ждёт второй подписи: {account.asked.isAdd ? 'начислить' : 'списать'} {bonuses(account.asked.count)}.{' '}
          {account.asked.comment}
        </Alert>
      )}
      <Facts<StaffBonusAccount> rows={rows} />
    </>
  );
}

const Accounts = ({ ids }: { ids: readonly number[] }) =>
  ids.map((id) => (
    <div key={id}>
      <RecordPointer resource="bonus_accounts" id={id} />
    </div>
  ));

const rows: readonly FactRow<StaffBonusAccount>[] = [
  ['merged_into', ({ merged_into }) => merged_into !== null && <Accounts ids={[merged_into]} />],
  ['balance', ({ balance }) => bonuses(balance)],
  ['pending', ({ pending }) => pending > 0 && `${bonuses(pending)}: станут доступны после курса`],
  ['debt', ({ debt }) => debt > 0 && `${bonuses(debt)}: погасится следующими начислениями`],
  ['merged', ({ merged }) => merged.length > 0 && <Accounts ids={merged} />],
];
