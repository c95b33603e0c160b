import { isIP } from 'node:net';
import { addressesOf, outgoingNetwork } from './network.ts';
import { refusedAddress } from './refusedAddress.ts';

/** An address that somebody has typed, and the checked address of its server that the connection goes to. */
export interface Target {
  url: URL;
  ip: string;
}

/** Why an address is not called, in words for its author. */
export class RefusedTarget extends Error {}

/** Its origin is one of those that may be private or speak plain HTTP. */
export const isAllowed = ({ origin }: URL): boolean => outgoingNetwork().allowed.includes(origin);

/**
 * Resolves the name of a server and checks every address of it. Asked before each call: the connection goes to the
 * answered address, whatever the name means by then.
 */
export async function targetAt(url: URL): Promise<Target> {
  if (!isAllowed(url) && url.port !== '' && url.port !== '80')
    throw new RefusedTarget('Сервер должен отвечать на порту 443 или 80');
  // The parser has already turned octal, hexadecimal and other spellings into a plain address.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await addressesOf(host);
  const [ip] = addresses;
  if (ip === undefined) throw new RefusedTarget(noSuchServer);
  const refusals = addresses.flatMap((address) => refusedAddress(address) ?? []);
  // What an inner name means is not distinguished from a name that means nothing.
  if (!isAllowed(url) && refusals[0]) throw new RefusedTarget(isIP(host) ? refusals[0] : noSuchServer);
  return { url, ip };
}

export const noSuchServer = 'Такого сервера в интернете нет: проверьте имя в адресе';
