import { isIP } from 'node:net';
import { webhookLimits } from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import { addressesOf, webhookNetwork } from './network.ts';
import { refusedAddress } from './refusedAddress.ts';

/** The address of a webhook, and the checked address of its server that the connection goes to. */
export interface Target {
  url: URL;
  ip: string;
}

/** Why nothing is sent to a webhook; its owner reads it. */
export class RefusedTarget extends Error {}

/**
 * Resolves the name of a webhook's server and checks every address of it. Asked when the webhook is saved and again
 * before each try: the connection goes to the answered address, whatever the name means by then.
 */
export async function targetOf(text: string): Promise<Target> {
  const url = parsed(text);
  const isNamed = webhookNetwork().allowed.includes(url.origin);
  if (!isNamed) refuseWays(url);
  // The parser has already turned octal, hexadecimal and other spellings into a plain address.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await addressesOf(host);
  const [ip] = addresses;
  if (ip === undefined) throw new RefusedTarget(unknownName);
  const refusals = addresses.flatMap((address) => refusedAddress(address) ?? []);
  // What an inner name means is not distinguished from a name that means nothing.
  if (!isNamed && refusals[0]) throw new RefusedTarget(isIP(host) ? refusals[0] : unknownName);
  return { url, ip };
}

const unknownName = 'Такого сервера в интернете нет: проверьте имя в адресе';

function parsed(text: string): URL {
  const url = text.length <= webhookLimits.url && URL.canParse(text) ? new URL(text) : null;
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:'))
    throw new RefusedTarget('Укажите адрес целиком, например https://centr.ru/odonta');
  if (url.username || url.password) throw new RefusedTarget('Уберите из адреса имя и пароль');
  if (url.href.length > webhookLimits.url)
    throw new RefusedTarget('Адрес слишком длинный: русские буквы в нём записываются длиннее');
  if (url.hash) throw new RefusedTarget('Уберите из адреса часть после #');
  return url;
}

function refuseWays({ protocol, port }: URL): void {
  if (protocol !== 'https:') throw new RefusedTarget('Адрес должен начинаться с https://');
  if (port !== '' && port !== '80') throw new RefusedTarget('Сервер должен отвечать на порту 443 или 80');
}
