import { isLink } from './patterns.ts';

/** Numbers end no public name, and neither do the endings of local networks. */
const publicHost =
  /^(?:[a-z0-9_-]{1,63}\.){1,8}(?!(?:local|localhost|internal|invalid|test|lan|home|corp)\.?$)(?:[a-z]{2,24}|xn--[a-z0-9-]{1,59})$/;

/** An address of a public host by its name, over https and without a user in it. */
export function isPublicLink(text: string): boolean {
  if (!isLink(text) || !URL.canParse(text)) return false;
  const { protocol, username, password: secret, hostname } = new URL(text);
  return protocol === 'https:' && username + secret === '' && publicHost.test(hostname);
}
