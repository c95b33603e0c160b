import ipaddr from 'ipaddr.js';

/** Why nothing is sent to this address, in words; null for one of the public internet. */
export function refusedAddress(address: string): string | null {
  // An address of IPv4 that is written in IPv6 is judged as what it is.
  const parsed = ipaddr.process(address);
  const range = parsed.range();
  const isPublic = range === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(assigned));
  return isPublic ? null : (words[range] ?? 'Это служебный адрес, а не адрес в интернете');
}

/** All other addresses of IPv6 lead to no server of the internet, some of them to one of IPv4. */
const assigned = ipaddr.IPv6.parseCIDR('2000::/3');

const translated = 'Это адрес другого протокола внутри IPv6: укажите сам сервер';
const words: Readonly<Record<string, string>> = {
  private: 'Это адрес частной сети',
  uniqueLocal: 'Это адрес частной сети',
  deprecatedSiteLocal: 'Это адрес частной сети',
  loopback: 'Это адрес самой машины',
  unspecified: 'Это адрес самой машины',
  linkLocal: 'Это адрес внутри одной сети, в том числе служебный адрес облака',
  multicast: 'Это адрес рассылки, а не одного сервера',
  broadcast: 'Это адрес рассылки, а не одного сервера',
  carrierGradeNat: 'Это адрес внутренней сети оператора связи',
  rfc6052: translated,
  rfc6145: translated,
  '6to4': translated,
  teredo: translated,
};
