import type { User } from '@odonta/db/models';
import {
  type ResourceName,
  resources,
  transitionsOf,
} from '@odonta/db/vocabulary/identity/rights/resources.ts';
import { type StaffRole, staffRoleNames } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import { type Cell, cellsOfRoles } from '@odonta/db/vocabulary/identity/rights/roles.ts';
import type { LegalRole } from '@odonta/db/vocabulary/sales/companies/legalUser.ts';
import type { AnyEndpoint } from '../platform/http/endpoint.ts';
import { byTurns } from './byTurns.ts';
import type { Call, Sent } from './call.ts';

/** The verdict of the rights table on an endpoint, derived independently of the tested audiences. */
export type Verdict = 'admitted' | 401 | 403;

export interface Caller {
  name: string;
  token?: string;
  /** Whose session it is: `nobody` for all callers that must be answered 401. */
  is: 'nobody' | 'partner' | 'legal' | 'individual' | 'staff';
  roles?: readonly StaffRole[];
  /** Of a member of a company: the owner, unless said otherwise. */
  duty?: LegalRole;
}

export interface MatrixCell {
  endpoint: AnyEndpoint;
  path: string;
  caller: Caller;
  verdict: Verdict;
}

/** Every endpoint, under each of its addresses, for every caller. */
export function cellsOf(endpoints: readonly AnyEndpoint[], callers: readonly Caller[]): MatrixCell[] {
  return endpoints.flatMap((endpoint) =>
    [endpoint.path, ...(endpoint.aliases ?? [])].flatMap((path) =>
      callers.map((caller) => ({ endpoint, path, caller, verdict: verdictOf(endpoint, caller) })),
    ),
  );
}

export function verdictOf(
  { audience, allow }: AnyEndpoint,
  { is, token, roles = [], duty = 'OWNER' }: Caller,
): Verdict {
  if (audience.name === 'open') return 'admitted';
  const demands: readonly string[] = Array.isArray(allow) ? allow : [allow];
  const isAllowed = demands.some((demand) => roles.some((role) => holds(role, demand)));
  if (audience.name === 'buyer') {
    // A caller without a token buys as a guest; one with an invalid token is refused.
    if (is === 'nobody' && token !== undefined) return 401;
    const isBuyer = is === 'nobody' || is === 'legal' || is === 'individual';
    return demands.includes('anyone') || isAllowed || (isBuyer && demands.includes('buyer'))
      ? 'admitted'
      : 403;
  }
  if (is === 'nobody') return 401;
  if (audience.name === 'cabinet') return is === 'staff' ? 403 : 'admitted';
  // An audience of buyers accepts its own tokens only, and no other audience accepts theirs.
  if (is === 'individual') return audience.name === is ? 'admitted' : 401;
  if (is === 'legal') {
    if (audience.name !== is) return 401;
    return demands.some((demand) => demand === 'himself' || duties[duty].includes(demand)) ? 'admitted' : 403;
  }
  if (audience.name === 'legal' || audience.name === 'individual') return 401;
  if (audience.name === 'user')
    return demands.includes('himself') || (is === 'partner' && demands.includes('partner himself'))
      ? 'admitted'
      : 403;
  if (audience.name !== 'staff') throw new Error(`the matrix does not know the door ${audience.name}`);
  return is === 'staff' && isAllowed ? 'admitted' : 403;
}

/** Rights of a company's members besides those to their own records. */
const duties: Record<LegalRole, readonly string[]> = {
  OWNER: ['orders', 'documents', 'members', 'approvals'],
  BUYER: ['orders', 'documents'],
  ACCOUNTANT: ['documents'],
  TRAINEE: [],
};

const letters: Record<string, string> = {
  list: 'L',
  show: 'S',
  create: 'C',
  edit: 'E',
  delete: 'D',
  export: 'X',
};

/** Whether the rights table gives a role this right. */
export function holds(role: StaffRole, demand: string): boolean {
  if (demand === 'any staff') return true;
  const [name = '', verb = ''] = demand.split('.');
  const cell = (cellsOfRoles[role] as Record<string, Cell | undefined>)[name];
  const letter = letters[verb];
  if (letter) return cell?.may.includes(letter) ?? false;
  return cell?.moves.includes(verb) ?? false;
}

/** Whether such a right exists at all. */
export function isRight(demand: string): boolean {
  const [name = '', verb = ''] = demand.split('.');
  if (!(name in resources)) return false;
  return verb in letters || verb in transitionsOf(name as ResourceName);
}

/** Calls a cell's endpoint; `id` replaces every parameter of its address. */
export async function knock(
  call: Call,
  { endpoint, path, caller }: MatrixCell,
  id: string,
  sent: Sent = {},
): Promise<number> {
  const hasBody = endpoint.method !== 'get';
  const { status } = await call(endpoint.method, path.replace(/:\w+/g, id), {
    ...(hasBody ? { body: {} } : {}),
    ...sent,
    token: caller.token,
  });
  return status;
}

/**
 * Of the cells of each address one, by turns, so that every caller comes to some of them; all of them with PROOF=1. The
 * others are decided in memory.
 */
export function calledOverHttp(cells: readonly MatrixCell[]): MatrixCell[] {
  const ofAddresses = [...Map.groupBy(cells, ({ endpoint, path }) => `${endpoint.method} ${path}`).values()];
  return ofAddresses.flatMap((ofOne, index) => byTurns(ofOne, index, 1));
}

/** Admitted means past the permission check, even if the body or the row is refused afterwards. */
export function isWrong(verdict: Verdict, status: number): boolean {
  return verdict === 'admitted' ? status === 401 || status === 403 || status >= 500 : status !== verdict;
}

interface Callers {
  staff(...roles: StaffRole[]): Promise<{ user: User; token: string }>;
  broken: Caller[];
  partner: string;
  legal: string;
  accountant: string;
  individual: string;
}

/** The callers of the matrix: unknown ones, a partner, buyers, a user without a role, and each role alone. */
export async function callersOf({
  staff,
  broken,
  partner,
  legal,
  accountant,
  individual,
}: Callers): Promise<Caller[]> {
  const alone = await Promise.all(
    staffRoleNames.map(
      async (role): Promise<Caller> => ({
        name: role,
        is: 'staff',
        roles: [role],
        token: (await staff(role)).token,
      }),
    ),
  );
  return [
    { name: 'nobody', is: 'nobody' },
    ...broken,
    { name: 'a partner', is: 'partner', token: partner },
    { name: 'a member of a company', is: 'legal', token: legal },
    { name: 'an accountant of a company', is: 'legal', duty: 'ACCOUNTANT', token: accountant },
    { name: 'an individual', is: 'individual', token: individual },
    { name: 'staff without a role', is: 'staff', token: (await staff()).token },
    ...alone,
  ];
}
