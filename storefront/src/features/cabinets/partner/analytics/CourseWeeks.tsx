import type { FunnelWeek } from '@odonta/api/contract';
import type { FunnelSpan } from '@odonta/db/vocabulary/catalog/funnel.ts';
import { formatWeek } from '@odonta/db/vocabulary/weeks.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { Own } from '../../own/Own.tsx';
import { Steps } from './Steps.tsx';
import { StepsTable } from './StepsTable.tsx';

interface Props {
  prodId: number;
  name: string;
  weeks: FunnelSpan;
}

/** The weeks of one course, the present one first. */
export const CourseWeeks = ({ prodId, name, weeks }: Props) => (
  <Own<FunnelWeek[]> session={partnerSession} path={`/partner/funnel/${prodId}?weeks=${weeks}`}>
    {(counted) => (
      <StepsTable caption={`По неделям: ${name}`} of="Неделя">
        {counted.map(({ week, counts }) => (
          <tbody key={week}>
            <tr>
              <th scope="row">{formatWeek(week)}</th>
              <Steps counts={counts} />
            </tr>
          </tbody>
        ))}
      </StepsTable>
    )}
  </Own>
);
