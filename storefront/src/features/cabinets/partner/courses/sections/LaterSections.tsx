import { IncludedSection } from './IncludedSection.tsx';
import { CoverSection, LecturersSection } from './PeopleSections.tsx';
import { PricesSection } from './PricesSection.tsx';
import { ProgramSection } from './ProgramSection.tsx';
import { SeatsSection } from './SeatsSection.tsx';
import { TermsSection } from './TermsSection.tsx';
import { WhenAndWhereSection } from './WhenAndWhereSection.tsx';
import { FollowLink } from './WhenNear.tsx';

/** The sections that are seldom on the first screen. */
export const LaterSections = () => (
  <>
    <WhenAndWhereSection />
    <ProgramSection />
    <LecturersSection />
    <CoverSection />
    <PricesSection />
    <SeatsSection />
    <TermsSection />
    <IncludedSection />
    <FollowLink />
  </>
);
