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
          <ToOwnCabinet />
        )
      }
    </Cabinet>
  );
}

/** Lecturers, trading organisations and clinics sign in where centres do, and have no centre. */
function ToOwnCabinet() {
  useEffect(() => goOn(paths.lkHome), []);
  return (
    <p className="muted" role="status">
      Открываем кабинет…
    </p>
  );
}
