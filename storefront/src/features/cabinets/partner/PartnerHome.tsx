import type { PartnerProfile } from '@odonta/api/contract';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { useEffect } from 'react';
import { goOn } from '../../identity/sessions/entering.ts';
import { partnerSession } from '../../identity/sessions/sessions.ts';
import { Cabinet } from '../account/Cabinet.tsx';
import { OwnCenters } from './OwnCenters.tsx';
import { OwnStatements } from './OwnStatements.tsx';
import { isOfCenter, PartnerAccount } from './PartnerAccount.tsx';

export default function PartnerHome() {
  return (
    <Cabinet session={partnerSession} entry={paths.login}>
      {(profile) =>
        isOfCenter(profile) ? (
          <PartnerAccount profile={profile}>
            <OwnCenters />
            <OwnStatements />
          </PartnerAccount>
        ) : (
          <ToOwnCabinet home={homeOf(profile)} />
        )
      }
    </Cabinet>
  );
}

/** Lecturers, trading organisations and clinics sign in where centres do, and have no centre. */
function ToOwnCabinet({ home }: { home: string }) {
  useEffect(() => goOn(home), [home]);
  return (
    <p className="muted" role="status">
      Открываем кабинет…
    </p>
  );
}

const homes: Partial<Record<PartnerProfile['memberships'][number]['kind'], string>> = {
  lecturer: paths.lkHome,
  merchant: paths.relatedPromotions,
};

const homeOf = ({ memberships }: PartnerProfile): string =>
  homes[memberships[0]?.kind ?? 'lecturer'] ?? paths.lkHome;
