import { paths } from '@odonta/db/vocabulary/addresses.ts';
import type { ReactNode } from 'react';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import account from '../../account/account.module.css';
import { Cabinet } from '../../account/Cabinet.tsx';
import { ImpersonationBanner } from '../ImpersonationBanner.tsx';

interface Props {
  /** Where one came from. */
  back: { href: string; words: string };
  /** Contains input that outlives the session. */
  staysOpen?: boolean;
  children: ReactNode;
}

/** A part of the cabinet that only a lecturer has. */
export const LecturerCabinet = ({ back, staysOpen, children }: Props) => (
  <Cabinet session={partnerSession} entry={paths.login} staysOpen={staysOpen}>
    {({ memberships, name, deputy_name }) => (
      <div className={account.column}>
        {deputy_name !== null && <ImpersonationBanner name={name} />}
        <p>
          <a href={back.href}>{back.words}</a>
        </p>
        {memberships.some(({ kind }) => kind === 'lecturer') ? (
          children
        ) : (
          <p role="status">Этот раздел — для лекторов.</p>
        )}
      </div>
    )}
  </Cabinet>
);
