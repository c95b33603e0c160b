import { Alert, Typography } from '@mui/material';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { useQuery } from '@tanstack/react-query';
import { maxLength, RadioButtonGroupInput, type RaRecord, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { ReferenceSelect } from '../../../kit/inputs/ReferenceSelect.tsx';

/** The people affected by the cancellation of a course, and the effect on them. */
export function CancelEventFields({ moved: prod }: { moved?: RaRecord }) {
  const { cancellation } = useStaffData();
  const { data, error } = useQuery({
    queryKey: ['cancellation', prod?.id],
    queryFn: () => cancellation(Number(prod?.id)),
    enabled: prod !== undefined,
    gcTime: 0,
  });
  if (error) return <Alert severity="warning">{error.message}</Alert>;
  if (!data) return <Typography role="status">Считаем, кто записан…</Typography>;
  if (data.orders === 0) return <Typography>На курс никто не записан.</Typography>;
  const orders = plural(data.orders, ['заказ', 'заказа', 'заказов']);
  const people = plural(data.people, ['участник', 'участника', 'участников']);
  return (
    <>
      <Typography role="status">
        Записано: {orders}, {people}. Оплачено {data.paid.toLocaleString('ru-RU')}&nbsp;₽.
      </Typography>
      <RadioButtonGroupInput
        source="mode"
        label="Что делать с заказами"
        choices={modes}
        row={false}
        defaultValue="refund_all"
        helperText={false}
      />
      <Target />
      <TextInput
        source="letter"
        label="Что написать покупателям и участникам"
        multiline
        minRows={3}
        maxRows={8}
        validate={maxLength(2000)}
        helperText="Добавится в начало письма об отмене"
      />
    </>
  );
}

const modes = [
  { id: 'refund_all', name: 'Отменить и вернуть деньги полностью' },
  { id: 'move_all', name: 'Перенести всех на другой курс' },
];

function Target() {
  const mode = useWatch({ name: 'mode' }) as string | undefined;
  if (mode !== 'move_all') return null;
  return (
    <ReferenceSelect
      source="prod_id"
      reference="prods"
      label="На какой курс"
      filter={{ status: ['CONFIRMED'] }}
      helperText="Мест должно хватить всем. Разницу в цене вернём или попросим доплатить; заказы, которые перенести нельзя, отменим с полным возвратом"
      isRequired
    />
  );
}
