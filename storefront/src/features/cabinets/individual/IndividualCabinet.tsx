import type { IndividualProfile } from '@odonta/api/contract';
import { individualSection, paths } from '@odonta/db/vocabulary/addresses.ts';
import type { ReactNode } from 'react';
import { individualSession } from '../../identity/sessions/sessions.ts';
import { Cabinet } from '../account/Cabinet.tsx';
import { NewLetters } from '../letters/NewLetters.tsx';

/** A part of the cabinet of an individual. */
export const IndividualCabinet = ({
  children,
}: {
  children: ReactNode | ((profile: IndividualProfile) => ReactNode);
}) => (
  <Cabinet session={individualSession} entry={paths.individualEntry}>
    {(profile) => (
      <>
        <NewLetters count={profile.unread_letters} href={individualSection('letters')} />
        {typeof children === 'function' ? children(profile) : children}
      </>
    )}
  </Cabinet>
);
