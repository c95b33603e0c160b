import { Alert, Typography } from '@mui/material';
import type { StaffRelatedPromotion } from '@odonta/api/contract';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { useStaffData } from '../../../kit/api/useStaffData.ts';

/** The outcome of a bonus: leads, disputes and sales. */
export function LeadFigures() {
  const id = useRecordContext<StaffRelatedPromotion>()?.id ?? 0;
  const provider = useStaffData();
  const { data, error } = useQuery({
    queryKey: ['lead_figures', id],
    queryFn: () => provider.leadFigures(id),
    enabled: id > 0,
  });
  if (error) return <Alert severity="error">Не удалось посчитать лиды.</Alert>;
  if (!data) return <Typography color="text.secondary">Считаю лиды…</Typography>;
  const { leads, disputed, rejected, revoked, sales } = data;
  const shareOf = (count: number) =>
    `${count}${leads > 0 ? ` (${Math.round((100 * count) / leads)} %)` : ''}`;
  return (
    <Typography>
      Лидов: {leads}. Оспорено: {shareOf(disputed)}, из них признано: {rejected}. Согласие отозвано: {revoked}
      . Продаж: {shareOf(sales)}.
    </Typography>
  );
}
