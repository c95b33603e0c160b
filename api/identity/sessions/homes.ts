import type { Door } from '../../platform/http/doors.ts';
import { type AccountKind, individualAccounts, legalAccounts, userAccounts } from './accountKinds.ts';
import type { Owner, SomebodySignedIn } from './accountSessions.ts';
import { individualDoor, legalDoor, staffDoor, userDoor } from './doors.ts';

/** Where people find what concerns themselves: their sessions and their password, below one path for each door. */
export interface Home {
  path: string;
  door: Door<SomebodySignedIn, string>;
  allow: string;
  kind: AccountKind;
}

const homeOf = <Actor extends SomebodySignedIn, Demand extends string>(
  path: string,
  door: Door<Actor, Demand>,
  allow: NoInfer<Demand>,
  kind: AccountKind,
): Home => ({ path, door, allow, kind });

export const homes: readonly Home[] = [
  homeOf('/adm/me', staffDoor, 'any staff', userAccounts),
  homeOf('/partner/me', userDoor, 'partner himself', userAccounts),
  homeOf('/legal/users/me', legalDoor, 'himself', legalAccounts),
  homeOf('/individual/me', individualDoor, 'himself', individualAccounts),
];

export const ownerOf = ({ audience }: AccountKind, { id }: { id: number }): Owner => ({ audience, id });
