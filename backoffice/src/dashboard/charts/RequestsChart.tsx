import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { RequestsOfDay } from '@odonta/api/contract';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { useNavigate } from 'react-router-dom';
import { secondsOfDay } from '../../kit/inputs/moments.ts';
import { filteredAddress } from '../../kit/resource/menu.ts';
import { tones } from '../../theme/palette.ts';
import { ChartCard } from './ChartCard.tsx';
import { dayInShort } from './dayInShort.ts';

/** A bar for each day; it opens the requests of its day. */
export function RequestsChart({ days }: { days: readonly RequestsOfDay[] }) {
  const navigate = useNavigate();
  const { palette } = useTheme();
  const all = days.reduce((sum, { settled, waiting }) => sum + settled + waiting, 0);
  const waiting = days.reduce((sum, day) => sum + day.waiting, 0);
  const openDay = (index: number) => {
    const day = days[index]?.day;
    if (!day) return;
    const filter = { created_from: secondsOfDay(day, 'start'), created_to: secondsOfDay(day, 'end') };
    void navigate(filteredAddress('manager_requests', filter));
  };
  return (
    <ChartCard
      title="Заявки за 30 дней"
      to="/manager_requests"
      facts={`${plural(all, ['заявка', 'заявки', 'заявок'])}, ждут ответа: ${waiting}`}
    >
      <BarChart
        height={240}
        margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
        xAxis={[
          {
            data: days.map(({ day }) => day),
            valueFormatter: (day: string) => dayInShort(day),
            scaleType: 'band',
            tickLabelMinGap: 12,
          },
        ]}
        yAxis={[{ width: 32, tickMinStep: 1 }]}
        series={[
          {
            data: days.map(({ settled }) => settled),
            label: 'Разобраны',
            stack: 'day',
            color: tones[palette.mode].good.text,
          },
          {
            data: days.map((day) => day.waiting),
            label: 'Ждут ответа',
            stack: 'day',
            color: tones[palette.mode].waiting.text,
          },
        ]}
        onAxisClick={(_event, clicked) => {
          if (clicked) openDay(clicked.dataIndex);
        }}
      />
    </ChartCard>
  );
}
