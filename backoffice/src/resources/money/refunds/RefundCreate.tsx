import type { StaffRefund } from '@odonta/api/contract';
import { refundLimits, refundReasons, refundRoutes } from '@odonta/db/vocabulary/money/refunds/refund.ts';
import { maxLength, required, TextInput } from 'react-admin';
import { ChoiceInput } from '../../../kit/inputs/ChoiceInput.tsx';
import { MoneyInput } from '../../../kit/inputs/MoneyInput.tsx';
import { ReferenceSelect } from '../../../kit/inputs/ReferenceSelect.tsx';
import { choicesOf } from '../../../kit/list/filters.tsx';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { LeavingSeats } from './LeavingSeats.tsx';

/** A refund of an order: for given-up seats, by both rules side by side, or a sum without seats. */
export const RefundCreate = () => (
  <CreatePage<StaffRefund>
    title="Новый возврат"
    created="Возврат создан: теперь его одобряют"
    sections={sections}
  />
);

const sections: readonly Section[] = [
  {
    id: 'refund',
    title: 'Возврат',
    content: (
      <Fields columns={2}>
        <ReferenceSelect source="order_id" reference="orders" text="number" isRequired />
        <ChoiceInput source="reason" choices={choicesOf(refundReasons)} validate={required()} />
        <MoneyInput
          source="requested_sum"
          validate={neededWithoutSeats}
          helperText="Пусто — сколько следует по правилам"
        />
        <ChoiceInput
          source="route"
          choices={choicesOf(refundRoutes)}
          helperText="Пусто — тем же путём, каким пришла оплата"
        />
        <TextInput
          source="comment"
          multiline
          minRows={3}
          maxRows={8}
          validate={maxLength(refundLimits.comment)}
        />
      </Fields>
    ),
  },
  { id: 'seats', title: 'За кого возврат', content: <LeavingSeats /> },
];

/** Without a seat given up, no rule says how much is refunded. */
function neededWithoutSeats(sum: unknown, { participant_ids = [] }: Partial<StaffRefund>) {
  return participant_ids.length === 0 && !sum ? 'Укажите сумму или отметьте, кто не придёт' : undefined;
}
