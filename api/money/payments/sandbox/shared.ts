import { request } from 'node:http';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { type Request, type Response, Router } from 'express';
import { startBankSandbox } from './bank.ts';
import type { SandboxTerminal } from './methods.ts';
import { newTerminal } from './terminal.ts';

/** The sandbox of the workers of one port. Their primary keeps it: the next request of a buyer may reach another worker. */
export interface SharedBank {
  url: string;
  terminal: SandboxTerminal;
}

/** In the primary, until it ends. */
export async function startSharedBank(siteUrl: string): Promise<SharedBank> {
  const terminal = newTerminal();
  const { url } = await startBankSandbox(terminal, () => siteUrl);
  return { url, terminal };
}

/** In a worker: its pages, answered by the primary. */
export function pagesOfSharedBank({ url }: SharedBank): Router {
  const router = Router();
  router.all([`${paths.sandboxBank}/:id`, `${paths.sandboxBank}/:id/:way`], (req: Request, res: Response) => {
    // The path alone, never the request line: that may name another host.
    const asked = request(new URL(req.path, url), { method: req.method, headers: req.headers });
    asked.once('response', (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    asked.once('error', () => (res.headersSent ? res.destroy() : res.status(502).end()));
    req.pipe(asked);
  });
  return router;
}
