import { isIPv6 } from 'node:net';

/** An address as limits count it: the /64 of IPv6, because one subscriber can use every address in it. */
export const limitedAddress = (ip: string | null): string => blockOf(ip, { v4: 4, v6: 4 });

/** The neighbourhood of an address, which one customer can rent as a whole: /24, or /48 of IPv6. */
export const limitedNetwork = (ip: string | null): string => blockOf(ip, { v4: 3, v6: 3 });

/** Its first so many groups. */
function blockOf(ip: string | null, { v4, v6 }: { v4: number; v6: number }): string {
  if (ip === null) return 'unknown';
  // Behind «%» stands the name of an interface of ours.
  const [address = ''] = ip.replace(/^::ffff:(?=\d+\.)/i, '').split('%', 1);
  if (!isIPv6(address)) return address.split('.').slice(0, v4).join('.');
  return groupsOf(address).slice(0, v6).join(':');
}

/** All eight groups of an address of IPv6, whose zeros may be left out once. */
function groupsOf(address: string): string[] {
  const [before = '', after = ''] = address.toLowerCase().split('::');
  const [first, last] = [before, after].map((part) => part.split(':').filter((group) => group !== '')) as [
    string[],
    string[],
  ];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last].map((group) => Number.parseInt(group, 16).toString(16));
}
