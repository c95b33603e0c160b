import type { CenterProdCard } from '@odonta/api/contract';
import { partnerSection } from '@odonta/db/vocabulary/addresses.ts';
import { Suspended } from '../../../components/ui/Suspended.tsx';
import { lazily } from '../../../lib/lazily.tsx';
import { partnerSession } from '../../identity/sessions/sessions.ts';
import { Own } from '../own/Own.tsx';
import { PartnerCabinet } from './PartnerCabinet.tsx';

const CourseEditor = lazily(() => import('./courses/CourseEditor.tsx').then((part) => part.CourseEditor));

/** A course of one's centre in its editor. */
export default function PartnerCourse({ id }: { id: number }) {
  return (
    <PartnerCabinet staysOpen>
      <p>
        <a href={partnerSection('courses')}>Все курсы</a>
      </p>
      <Own<CenterProdCard> session={partnerSession} path={`/prods/my/${id}`}>
        {(card) => (
          <Suspended>
            <CourseEditor card={card} />
          </Suspended>
        )}
      </Own>
    </PartnerCabinet>
  );
}
