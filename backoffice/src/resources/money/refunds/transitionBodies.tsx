import { Typography } from '@mui/material';
import type { StaffRefund } from '@odonta/api/contract';
import { refundRejectCodes, refundRoutes } from '@odonta/db/vocabulary/money/refunds/refund.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { RadioButtonGroupInput, type RaRecord, required, TextInput } from 'react-admin';
import { choicesOf } from '../../../kit/list/filters.tsx';

/** The fields in the dialogs of a refund's transitions. */

/** The approved sum, shown once more before the approval. */
const ApproveBody = ({ moved }: { moved?: RaRecord }) => {
  const refund = moved as StaffRefund | undefined;
  if (!refund) return null;
  const { requested_sum, route, order_number, prod_name } = refund;
  return (
    <Typography>
      {`${formatExact(requested_sum)} · ${refundRoutes[route]}`}
      <br />
      {`Заказ ${order_number}, «${prod_name}»`}
    </Typography>
  );
};

const ExecuteBody = () => (
  <>
    <TextInput
      source="document_number"
      label="№ платёжного поручения"
      validate={required()}
      helperText={false}
    />
    <TextInput
      source="document_date"
      label="Дата поручения"
      type="date"
      validate={required()}
      helperText={false}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  </>
);

const RejectBody = () => (
  <RadioButtonGroupInput
    source="reject_code"
    label="Почему"
    choices={choicesOf(refundRejectCodes)}
    row={false}
    validate={required('Выберите причину')}
    helperText={false}
  />
);

const CloseRestBody = ({ moved }: { moved?: RaRecord }) => {
  const refund = moved as StaffRefund | undefined;
  if (!refund) return null;
  const { card_sum, approved_sum, requested_sum } = refund;
  return (
    <>
      <Typography sx={{ mb: 2 }}>
        {`${formatExact(card_sum)} уже вернулись на карту, ${formatExact((approved_sum ?? requested_sum) - card_sum)} не вернутся. Участники останутся в заказе.`}
      </Typography>
      <RejectBody />
    </>
  );
};

const ways = choicesOf(refundRoutes).filter(({ id }) => id !== 'VOUCHER');

const RerouteBody = ({ moved }: { moved?: RaRecord }) => (
  <>
    <RadioButtonGroupInput
      source="route"
      label="Куда вернуть"
      choices={ways.filter(({ id }) => id === 'BANK' || id !== (moved as StaffRefund | undefined)?.route)}
      row={false}
      validate={required('Выберите способ')}
      helperText={false}
    />
    <Typography sx={{ mt: 1, mb: 2 }}>
      Возврат снова будут одобрять: большую сумму — другой сотрудник, не вы. Если деньги пойдут на счёт,
      покупатель укажет его заново.
    </Typography>
  </>
);

export const transitionBodies = {
  approve_limit: ApproveBody,
  approve_any: ApproveBody,
  execute: ExecuteBody,
  reject: RejectBody,
  reroute: RerouteBody,
  close_rest: CloseRestBody,
};
