import { isIP } from 'node:net';
import Joi from 'joi';

export const trustProxyRule = {
  schema: Joi.string()
    .trim()
    .empty('')
    .pattern(/^[\da-z.:/]+(?:,[\da-z.:/]+)*$/i)
    .custom((value: string, helpers) =>
      /^\d$/.test(value) || value.split(',').every(isProxy) ? value : helpers.error('any.invalid'),
    )
    .default('0'),
  demand: 'must be 0, the number of proxies, or their addresses separated by commas (loopback, 10.0.0.0/8)',
};

/** The items of a list that Express understands: a name of addresses, an address or a net. */
function isProxy(place: string): boolean {
  if (/^(?:loopback|linklocal|uniquelocal)$/.test(place)) return true;
  const [address = '', bits, ...rest] = place.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    rest.length === 0 &&
    (bits === undefined ? longest > 0 : /^\d+$/.test(bits) && Number(bits) > 0 && Number(bits) <= longest)
  );
}

/** The setting as Express takes it. */
export function trustProxy(value: string): false | number | string[] {
  if (!/^\d$/.test(value)) return value.split(',');
  return value === '0' ? false : Number(value);
}
