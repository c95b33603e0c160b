import type { LegalProfile } from '@odonta/api/contract';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { rightsOfLegalRole } from '@odonta/db/vocabulary/sales/companies/legalUser.ts';
import { type ReactNode, useEffect } from 'react';
import { legalSession } from '../../identity/sessions/sessions.ts';
import { Cabinet } from '../account/Cabinet.tsx';
import { ApprovalsNotice } from './approvals/ApprovalsNotice.tsx';

/** The cabinet of a company, as its member sees it: sections closed to his role are not in the menu. */
export function LegalCabinet({ children }: { children(profile: LegalProfile): ReactNode }) {
  return (
    <Cabinet session={legalSession} entry={paths.legalEntry}>
      {(profile) => <Opened profile={profile}>{children}</Opened>}
    </Cabinet>
  );
}

function Opened({
  profile,
  children,
}: {
  profile: LegalProfile;
  children(profile: LegalProfile): ReactNode;
}) {
  const { role } = profile;
  useEffect(() => {
    const rights: readonly string[] = rightsOfLegalRole[role];
    for (const link of document.querySelectorAll<HTMLElement>('[data-right]'))
      link.hidden = !rights.includes(link.dataset.right ?? '');
  }, [role]);
  return (
    <>
      {rightsOfLegalRole[role].includes('approvals') && <ApprovalsNotice />}
      {children(profile)}
    </>
  );
}
