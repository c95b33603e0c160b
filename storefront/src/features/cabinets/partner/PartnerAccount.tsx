import type { PartnerProfile } from '@odonta/api/contract';
import { partnerSection } from '@odonta/db/vocabulary/addresses.ts';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';
import type { ReactNode } from 'react';
import { partnerSession } from '../../identity/sessions/sessions.ts';
import { Account } from '../account/Account.tsx';
import { Facts } from '../account/Facts.tsx';
import { NewLetters } from '../letters/NewLetters.tsx';
import { ImpersonationBanner } from './ImpersonationBanner.tsx';

/** The common parts for every partner, be it a centre, a lecturer, a trading organisation or a clinic. */
export function PartnerAccount({ profile, children }: { profile: PartnerProfile; children: ReactNode }) {
  return (
    <>
      {profile.deputy_name !== null && <ImpersonationBanner name={profile.name} />}
      <NewLetters count={profile.unread_letters} href={partnerSection('letters')} />
      <Account
        session={partnerSession}
        path="/partner/me"
        username={profile.email}
        isEmailUnproved={!profile.is_email_proved}
        isImpersonator={profile.deputy_name !== null}
        about={<Facts of={factsOf(profile)} />}
      >
        {children}
      </Account>
    </>
  );
}

export const isOfCenter = ({ memberships }: PartnerProfile) =>
  memberships.some(({ kind }) => kind === 'center');

const kinds = { center: 'Учебный центр', lecturer: 'Лектор', merchant: 'Торговая организация' } as const;

function factsOf({ name, email, phone, memberships }: PartnerProfile) {
  return [
    ['Имя', name],
    ['Почта', email],
    ['Телефон', phone && formatPhone(phone)],
    ...memberships.map((one) => [kinds[one.kind], one.name] as const),
  ] as const;
}
