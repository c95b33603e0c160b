import type { PartnerProfile } from '@odonta/api/contract';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { useEffect, useState } from 'react';
import { partnerSession } from '../../identity/sessions/sessions.ts';
import { Cabinet } from '../account/Cabinet.tsx';
import { CourseChoice } from './checkIn/CourseChoice.tsx';
import { Entrance, loadScanner } from './checkIn/Entrance.tsx';
import { keepPage } from './checkIn/keepPage.ts';
import { dropLists, keptLists } from './checkIn/kept.ts';
import { SendingState } from './checkIn/SendingState.tsx';
import { useSending } from './checkIn/useSending.ts';
import { ImpersonationBanner } from './ImpersonationBanner.tsx';

/** The entrance of a course, on a phone and without a network if need be. */
export default function PartnerCheckIn() {
  const last = keptLists.current()?.user_id;
  useEffect(() => dropLists(), []);
  // A browser that keeps nothing works with a network all the same.
  useEffect(() => void keepPage(loadScanner).catch(() => undefined), []);
  return (
    <Cabinet
      session={partnerSession}
      entry={paths.login}
      staysOpen
      isUndisturbed
      withoutServer={last !== undefined && <Courses user_id={last} isReadOnly={false} />}
    >
      {(profile) => <OfMember profile={profile} />}
    </Cabinet>
  );
}

const OfMember = ({ profile: { id, name, deputy_name } }: { profile: PartnerProfile }) => (
  <>
    {deputy_name !== null && <ImpersonationBanner name={name} />}
    <Courses user_id={id} isReadOnly={deputy_name !== null} />
  </>
);

/** The chosen course is in the address, so that a reload comes back to it. */
function Courses({ user_id, isReadOnly }: { user_id: number; isReadOnly: boolean }) {
  const sending = useSending(user_id);
  const [prod_id, setProd] = useState<number | null>(null);
  useEffect(() => {
    const read = () => setProd(chosenIn(location.hash));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return (
    <>
      <SendingState {...{ user_id, sending }} />
      {prod_id === null ? (
        <CourseChoice user_id={user_id} />
      ) : (
        <Entrance key={prod_id} {...{ user_id, prod_id, sending, isReadOnly }} />
      )}
    </>
  );
}

const chosenIn = (hash: string) => (/^#[1-9]\d{0,8}$/.test(hash) ? Number(hash.slice(1)) : null);
