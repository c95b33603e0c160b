import type { Router } from 'express';
import { port } from '../../platform/ports.ts';
import type { Acquirer } from './acquirer.ts';
import { type BankSandbox, startBankSandbox } from './sandbox/bank.ts';
import type { SandboxTerminal } from './sandbox/methods.ts';
import { pagesOfSharedBank, type SharedBank } from './sandbox/shared.ts';
import { newTerminal } from './sandbox/terminal.ts';
import type { CardChoice, OtherWays } from './settings.ts';
import { type Terminal, tbank } from './tbank/client.ts';
import { transportTo } from './tbank/transport.ts';

export interface CardBank {
  acquirer: Acquirer;
  ways: OtherWays;
  terminal: Pick<Terminal, 'key' | 'password'>;
  /** The return address of buyers, and the address for notifications; both are known once the server listens. */
  visitorsAt(path: string): string;
  notificationsAt(path: string): string;
  /** Only of the sandbox. */
  pages: Router | null;
  /** The sandbox with its injected faults, where this process keeps it. */
  sandbox: BankSandbox | null;
  stop(): Promise<void>;
}

/** The address of the site: for visitors, and for programs on the same machine. */
export interface Addresses {
  forVisitors(): string;
  onThisMachine(): string;
}

/** For one call; a buyer waits for all of them together no longer than ten seconds. */
const timeoutMs = 9000;

/** The bank whose terminal is configured, or a sandbox that takes no money. */
export async function openCardBank(
  { terminal, receipts, ways }: CardChoice,
  addresses: Addresses,
  shared: () => Promise<SharedBank | null> = async () => null,
): Promise<CardBank> {
  const visitorsAt = (path: string) => `${addresses.forVisitors()}${path}`;
  if (terminal) {
    const { url, ca } = terminal;
    const transport = transportTo({ url, timeoutMs, ...(ca !== undefined && { ca }) });
    const acquirer = tbank({ ...terminal, receipts }, transport);
    const stop = async () => undefined;
    const addresses = { visitorsAt, notificationsAt: visitorsAt };
    return { acquirer, ways, terminal, ...addresses, pages: null, sandbox: null, stop };
  }
  const notificationsAt = (path: string) => `${addresses.onThisMachine()}${path}`;
  const of = (url: string, own: SandboxTerminal) => ({
    acquirer: tbank({ ...own, receipts }, transportTo({ url, timeoutMs })),
    ways,
    terminal: own,
    visitorsAt,
    notificationsAt,
  });
  const primarys = await shared();
  if (primarys)
    return {
      ...of(primarys.url, primarys.terminal),
      pages: pagesOfSharedBank(primarys),
      sandbox: null,
      stop: async () => undefined,
    };
  const own = newTerminal();
  const sandbox = await startBankSandbox(own, addresses.forVisitors);
  return { ...of(sandbox.url, own), pages: sandbox.pages, sandbox, stop: sandbox.stop };
}

/** The sandbox' pages; none where a real bank takes the money. */
export const bankPages = ({ pages }: CardBank): Router[] => (pages ? [pages] : []);

/** Takes money from cards. */
export const cardBank = port<CardBank>('cardBank');
