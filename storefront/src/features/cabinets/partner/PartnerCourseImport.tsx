import type { CenterImports } from '@odonta/api/contract';
import { partnerSection } from '@odonta/db/vocabulary/addresses.ts';
import { partnerSession } from '../../identity/sessions/sessions.ts';
import { Own } from '../own/Own.tsx';
import own from '../own/own.module.css';
import { CourseImport } from './courseImport/CourseImport.tsx';
import { PartnerCabinet } from './PartnerCabinet.tsx';

/** Courses of one's centre from a table: drafts for the editor. */
export default function PartnerCourseImport() {
  return (
    <PartnerCabinet>
      <p className={own.lead}>
        <a href={partnerSection('courses')}>Все курсы</a>
      </p>
      <Own<CenterImports> session={partnerSession} path="/partner/imports">
        {(payload, readAgain) => <CourseImport own={payload} readAgain={readAgain} />}
      </Own>
    </PartnerCabinet>
  );
}
