import { BlockList, isIP } from 'node:net';
import { User } from '@odonta/db/models';
import { anyone } from '../../platform/http/audiences.ts';
import type { Origin } from '../../platform/http/endpoint.ts';
import { foreignNetwork } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';

/** One address, or a network as 192.0.2.0/24. */
export function isNetwork(text: string): boolean {
  const { address, family, prefix } = partsOf(text);
  return (
    family !== null &&
    /^[\da-f.:]+(\/\d{1,3})?$/i.test(text) &&
    prefix <= longest[family] &&
    isIP(address) > 0
  );
}

/** A person without networks may come from any. */
export function isWithin(ip: string | null, networks: readonly string[]): boolean {
  if (networks.length === 0) return true;
  const { address, family } = partsOf(ip ?? '');
  if (family === null) return false;
  const allowed = new BlockList();
  for (const network of networks) {
    const parts = partsOf(network);
    if (parts.family) allowed.addSubnet(parts.address, parts.prefix, parts.family);
  }
  return allowed.check(address, family);
}

/** Checked after the right password: before it the answer would reveal the account. */
export async function refuseForeignNetwork(account: unknown, origin: Origin): Promise<void> {
  if (!(account instanceof User) || isWithin(origin.ip, account.ip_allow)) return;
  const what = { action: 'sign_in_elsewhere', resource: 'users', record_id: account.id, changes: {} };
  await unitOfWork.transaction((transaction) =>
    unitOfWork.audit({ by: anyone, origin, ...what }, transaction),
  );
  throw foreignNetwork();
}

const longest = { ipv4: 32, ipv6: 128 } as const;

function partsOf(text: string): { address: string; family: keyof typeof longest | null; prefix: number } {
  const [written = '', length] = text.split('/');
  // A server that listens to both families names an old address in the new one's way.
  const address = written.replace(/^::ffff:(?=\d+\.)/i, '');
  const family = ({ 4: 'ipv4', 6: 'ipv6' } as const)[isIP(address)] ?? null;
  return { address, family, prefix: length === undefined ? longest[family ?? 'ipv4'] : Number(length) };
}
