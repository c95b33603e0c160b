import { Resolver } from 'node:dns/promises';
import { port } from '../ports.ts';

export interface OutgoingNetwork {
  /** Origins that may be called although they are private or speak plain HTTP: `http://127.0.0.1:9000`. */
  allowed: readonly string[];
  /** Servers that are asked for the addresses of names; those of the machine without it. */
  nameServers?: readonly string[];
}

/** The network that calls of addresses go into which others have typed: webhooks, and the links of adverts. */
export const outgoingNetwork = port<OutgoingNetwork>('outgoingNetwork', () => ({ allowed: [] }));

const patience = { timeout: 2000, tries: 2 };
/** For all servers and tries together. */
const longestMs = 5000;

/** All addresses of a name, by DNS alone: names of this machine's own list are nobody's else. */
export async function addressesOf(host: string): Promise<string[]> {
  const { nameServers } = outgoingNetwork();
  const resolver = new Resolver(patience);
  if (nameServers) resolver.setServers(nameServers);
  const limit = setTimeout(() => resolver.cancel(), longestMs);
  const asked = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  clearTimeout(limit);
  return asked.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}
