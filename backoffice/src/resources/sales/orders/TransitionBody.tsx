import { Alert, Box, Skeleton } from '@mui/material';
import type { ReschedulePreview, StaffOrder } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { RaRecord } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { ReferenceSelect } from '../../../kit/inputs/ReferenceSelect.tsx';

/** Where an order goes, with both prices before anything is moved. */
export const TransitionBody = ({ moved: rescheduled }: { moved?: RaRecord }) => (
  <>
    <ReferenceSelect source="prod_id" reference="prods" label="Новый курс" isRequired />
    <Preview order={rescheduled as StaffOrder | undefined} />
  </>
);

function Preview({ order }: { order: StaffOrder | undefined }) {
  const prodId = useWatch({ name: 'prod_id' }) as number | null | undefined;
  const { setValue } = useFormContext();
  const { reschedulePreview } = useStaffData();
  const { data, error, isFetching } = useQuery({
    queryKey: ['move', order?.id, order?.version, prodId],
    queryFn: () => reschedulePreview(order?.id ?? 0, prodId ?? 0),
    enabled: Boolean(order && prodId),
    retry: false,
    gcTime: 0,
  });
  // The order is rescheduled at the price seen here: another price is refused.
  useEffect(() => setValue('expected_total', data?.total ?? null), [data, setValue]);
  if (!prodId) return <Box sx={{ color: 'text.secondary' }}>Выберите курс, и здесь появятся обе суммы.</Box>;
  if (isFetching) return <Skeleton variant="rounded" height={120} />;
  if (error) return <Alert severity="warning">{error.message}</Alert>;
  return data ? <Terms preview={data} /> : null;
}

function Terms({ preview }: { preview: ReschedulePreview }) {
  const { total_before, total, carried, due, back } = preview;
  const sums = [
    ['Сейчас', total_before],
    ['На новом курсе', total],
    ['Зачтём из оплаченного', carried],
    ['К доплате', due],
    ['Вернём', back],
  ] as const;
  return (
    <Box role="status">
      <Box component="dl" sx={{ m: 0 }}>
        {sums
          .filter(([, sum], index) => index < 2 || sum > 0)
          .map(([label, sum]) => (
            <Box key={label} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <dt>{label}</dt>
              <Box component="dd" sx={{ m: 0, fontWeight: label === 'На новом курсе' ? 650 : 400 }}>
                {formatPrice(sum)}
              </Box>
            </Box>
          ))}
      </Box>
      <Box component="ul" sx={{ pl: 2.5, mb: 0, color: 'text.secondary', fontSize: 14 }}>
        {notesOf(preview).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </Box>
    </Box>
  );
}

function notesOf(preview: ReschedulePreview): string[] {
  const { due, held_until, carried, back, is_back_asked, promo, bonuses, bonuses_before } = preview;
  return [
    due > 0 &&
      held_until !== null &&
      `Ждём оплату до ${formatMoment(held_until)}: потом места освободятся${carried > 0 ? ', а внесённое вернётся покупателю' : ''}.`,
    back > 0 &&
      (is_back_asked ? 'Возврат разницы одобряет другой сотрудник.' : 'Разница вернётся покупателю сама.'),
    promo !== null && !promo.acts && `Промокод ${promo.code} на новом курсе не действует.`,
    bonuses < bonuses_before && `Бонусами оплатится ${formatPrice(bonuses)}, остальные вернутся покупателю.`,
    preview.needs_confirmation && 'Место на новом курсе подтверждает центр.',
    'Покупатель и участники узнают о переносе из писем.',
  ].filter((note) => typeof note === 'string');
}
