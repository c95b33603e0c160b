import type { Audience } from '../../platform/http/audiences.ts';
import { type AccountKind, individualAccounts, legalAccounts, userAccounts } from './accountKinds.ts';
import type { Owner, SomebodySignedIn } from './accountSessions.ts';
import { individualAudience, legalAudience, staffAudience, userAudience } from './audiences.ts';

/** The own sessions and password of people, below one path for each audience. */
export interface Home {
  path: string;
  audience: Audience<SomebodySignedIn, string>;
  allow: string;
  kind: AccountKind;
}

const homeOf = <Actor extends SomebodySignedIn, Demand extends string>(
  path: string,
  audience: Audience<Actor, Demand>,
  allow: NoInfer<Demand>,
  kind: AccountKind,
): Home => ({ path, audience, allow, kind });

export const homes: readonly Home[] = [
  homeOf('/adm/me', staffAudience, 'any staff', userAccounts),
  homeOf('/partner/me', userAudience, 'partner himself', userAccounts),
  homeOf('/legal/users/me', legalAudience, 'himself', legalAccounts),
  homeOf('/individual/me', individualAudience, 'himself', individualAccounts),
];

export const ownerOf = ({ audience }: AccountKind, { id }: { id: number }): Owner => ({ audience, id });
