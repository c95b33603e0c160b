import type { PartnerProfile } from '@odonta/api/contract';
import { partnerSection, paths } from '@odonta/db/vocabulary/addresses.ts';
import { type ReactNode, Suspense } from 'react';
import { lazily } from '../../../lib/lazily.tsx';
import { partnerSession } from '../../identity/sessions/sessions.ts';
import { Cabinet } from '../account/Cabinet.tsx';
import { NewLetters } from '../letters/NewLetters.tsx';
import { ImpersonationBanner } from './ImpersonationBanner.tsx';

const ClosureNotices = lazily(() =>
  import('./closure/ClosureNotices.tsx').then((part) => part.ClosureNotices),
);

interface Props {
  /** Contains input that outlives the session. */
  staysOpen?: boolean;
  children: ReactNode | ((profile: PartnerProfile) => ReactNode);
}

/** A part of the cabinet of a centre, for its member or his impersonator. */
export function PartnerCabinet({ staysOpen, children }: Props) {
  return (
    <Cabinet session={partnerSession} entry={paths.login} staysOpen={staysOpen}>
      {(profile) => (
        <>
          {profile.deputy_name !== null && <ImpersonationBanner name={profile.name} />}
          <Suspense>
            <ClosureNotices />
          </Suspense>
          <NewLetters count={profile.unread_letters} href={partnerSection('letters')} />
          {typeof children === 'function' ? children(profile) : children}
        </>
      )}
    </Cabinet>
  );
}
