import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import type { SalesFigures } from '@odonta/api/contract';
import { ChartCard } from '../charts/ChartCard.tsx';
import { dayInShort } from '../charts/dayInShort.ts';
import { sumInWords } from './inWords.ts';

/** Revenue added up day by day, beside the plan added up evenly. */
export function RevenueChart({ figures: { days, sum, plan, from, to } }: { figures: SalesFigures }) {
  const { palette } = useTheme();
  const daysOfMonth = new Date(Date.UTC(Number(from.slice(0, 4)), Number(from.slice(5, 7)), 0)).getUTCDate();
  let added = 0;
  const sums = days.map((day) => {
    added += day.sum;
    return Math.round(added);
  });
  const planned = plan && days.map((_, index) => Math.round((plan.sum * (index + 1)) / daysOfMonth));
  return (
    <ChartCard
      title="Выручка с начала месяца"
      to={`/reports?name=sales&from=${from}&to=${to}`}
      facts={`${sumInWords(sum)} за ${days.length} дн.`}
    >
      <LineChart
        height={240}
        margin={{ left: 0, right: 12, top: 8, bottom: 0 }}
        xAxis={[
          {
            data: days.map(({ day }) => day),
            valueFormatter: (day: string) => dayInShort(day),
            scaleType: 'point',
            tickLabelMinGap: 12,
          },
        ]}
        yAxis={[{ width: 56, valueFormatter: (value: number) => inThousands(value) }]}
        series={[
          {
            data: sums,
            label: 'Факт',
            color: palette.primary.main,
            showMark: false,
            valueFormatter: (value) => sumInWords(value ?? 0),
          },
          ...(planned
            ? [
                {
                  data: planned,
                  label: 'План',
                  color: palette.text.secondary,
                  showMark: false,
                  valueFormatter: (value: number | null) => sumInWords(value ?? 0),
                },
              ]
            : []),
        ]}
      />
    </ChartCard>
  );
}

const inThousands = (sum: number) =>
  Math.abs(sum) >= 1000 ? `${Math.round(sum / 1000).toLocaleString('ru-RU')}\u00a0т.` : String(sum);
