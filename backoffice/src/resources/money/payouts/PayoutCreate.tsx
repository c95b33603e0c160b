import type { StaffPayout } from '@odonta/api/contract';
import { DateInput, required } from 'react-admin';
import { ReferenceSelect } from '../../../kit/inputs/ReferenceSelect.tsx';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';

export const PayoutCreate = () => (
  <CreatePage<StaffPayout> title="Подготовить выплату" created="Выплата подготовлена" sections={sections} />
);

const sections: readonly Section[] = [
  {
    id: 'payout',
    title: 'Кому и за какое время',
    hint: 'Войдут оплаченные заказы курсов, которые закончились к концу периода и не меньше трёх полных дней назад, — и удержания за возвраты.',
    content: (
      <Fields>
        <ReferenceSelect source="center_id" reference="centers" isRequired />
        <DateInput source="from" label="Период с" validate={required()} helperText={false} />
        <DateInput source="to" label="Период по" validate={required()} helperText={false} />
      </Fields>
    ),
  },
];
