import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import express, { type Request, type Response, type Router } from 'express';
import { readMessage, type TbankMessage } from '../tbank/token.ts';
import { Account, become, isWaiting, type KeptPayment } from './account.ts';
import { answerTo, methods, type SandboxTerminal, type Site } from './methods.ts';
import { Notices, type NotificationRules } from './notices.ts';
import { cardPage, overPage, sandboxSite, wayPage } from './page.ts';
import { contentPolicy } from './pageStyle.ts';
import { payBeside, payBy, prove, take } from './paying.ts';
import { waysFor } from './ways.ts';

/** Failures of a call. A hanging or late call is still executed. */
export interface Fault {
  delayMs?: number;
  status?: number;
  breaks?: true;
  hangs?: true;
}

export interface SandboxRules {
  faults: Partial<Record<string, Fault>>;
  notices: Partial<NotificationRules>;
  refusesRepeats: boolean;
  refundsSlowly: boolean;
}

export interface BankSandbox {
  /** Where the protocol is spoken. */
  url: string;
  /** The pages of payments, to be mounted at the root of the site. */
  pages: Router;
  account: Account;
  notices: Notices;
  set(rules: Partial<SandboxRules>): void;
  stop(): Promise<void>;
}

/**
 * T-Bank's acquiring on loopback, in its own protocol: used until a terminal is configured. Its payments are
 * lost when it stops.
 * @param siteUrl - where buyers find its pages, without a slash at the end; read when a payment is made
 */
export async function startBankSandbox(
  terminal: SandboxTerminal,
  siteUrl: () => string,
): Promise<BankSandbox> {
  const account = new Account();
  const notices = new Notices(terminal);
  let faults: SandboxRules['faults'] = {};
  const site: Site = {
    pageOf: (id) => `${siteUrl()}${paths.sandboxBank}/${id}`,
    announce: (payment) => void notices.announce(payment),
    refusesRepeats: false,
    refundsSlowly: false,
  };
  const app = express().disable('x-powered-by');
  app.use(express.text({ type: 'application/json', limit: '1mb' }));
  app.post('/v2/*method', async (req: Request, res: Response) => {
    const name = ([] as string[]).concat(req.params.method ?? []).join('/');
    const method = methods[name];
    if (!method) return void res.status(404).send('Not Found');
    const fault = faults[name] ?? {};
    if (fault.breaks) return void res.destroy();
    if (fault.status) return void res.status(fault.status).send('<html>Технические работы</html>');
    const answer = answerTo(terminal, method, [account, readMessage(String(req.body)) as TbankMessage, site]);
    await pause(fault.delayMs ?? 0, undefined, { ref: false });
    if (!fault.hangs) res.json(answer);
  });
  const pages = pagesOf(account, notices);
  app.use(pages);
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`,
    pages,
    account,
    notices,
    set(rules) {
      faults = rules.faults ?? faults;
      notices.rules = { ...notices.rules, ...rules.notices };
      site.refusesRepeats = rules.refusesRepeats ?? site.refusesRepeats;
      site.refundsSlowly = rules.refundsSlowly ?? site.refundsSlowly;
    },
    async stop() {
      notices.stop();
      server.closeAllConnections();
      server.close();
    },
  };
}

function pagesOf(account: Account, notices: Notices): Router {
  const pages = express.Router();
  const show = (res: Response, html: string, status = 200) =>
    void res.status(status).set('Content-Security-Policy', contentPolicy).type('html').send(html);
  pages.get(`${paths.sandboxBank}/:id`, (req, res) => {
    const payment = account.find(req.params.id);
    if (!payment || !isWaiting(payment)) return show(res, overPage(), payment ? 410 : 404);
    if (payment.status === 'NEW') become(payment, 'FORM_SHOWED');
    show(res, payment.status === '3DS_CHECKING' ? sandboxSite(null) : cardPage(payment, null));
  });
  pages.post(`${paths.sandboxBank}/:id`, express.urlencoded({ extended: false }), async (req, res) => {
    const payment = account.find(req.params.id);
    if (!payment || !isWaiting(payment)) return show(res, overPage(), payment ? 410 : 404);
    const typed = (req.body ?? {}) as Record<string, string>;
    const { pan = '', expires = '', code = '', password = '' } = typed;
    if (payment.status === '3DS_CHECKING') prove(payment, password);
    else {
      const wrong = payBy(payment, { pan, expires, code });
      if (wrong) return show(res, cardPage(payment, wrong), 422);
    }
    if (payment.status === '3DS_CHECKING') return void res.redirect(303, req.originalUrl);
    await settle(payment, notices);
    res.redirect(303, payment.returnUrl);
  });
  const beside = `${paths.sandboxBank}/:id/:way`;
  const payable = ({ id, way }: Record<string, unknown>) => {
    const payment = account.find(id);
    const name = payment && isWaiting(payment) && waysFor(payment).find((offered) => offered === way);
    return name ? { payment, name } : null;
  };
  pages.get(beside, (req, res) => {
    const asked = payable(req.params);
    if (asked) show(res, wayPage(asked.payment, asked.name));
    else show(res, overPage(), 410);
  });
  pages.post(beside, async (req, res) => {
    const asked = payable(req.params);
    if (!asked) return show(res, overPage(), 410);
    payBeside(asked.payment, asked.name);
    await notices.announce(asked.payment);
    res.redirect(303, asked.payment.returnUrl);
  });
  return pages;
}

async function settle(payment: KeptPayment, notices: Notices): Promise<void> {
  await notices.announce(payment);
  if (take(payment)) await notices.announce(payment);
}
