import { IncludedSection } from './IncludedSection.tsx';
import { PricesSection } from './PricesSection.tsx';
import { SeatsSection } from './SeatsSection.tsx';
import { TermsSection } from './TermsSection.tsx';
import { FollowLink } from './WhenNear.tsx';

/** The sections that are seldom on the first screen. */
export const LaterSections = () => (
  <>
    <PricesSection />
    <SeatsSection />
    <TermsSection />
    <IncludedSection />
    <FollowLink />
  </>
);
