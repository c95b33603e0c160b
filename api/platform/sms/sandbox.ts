import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Request, type Response } from 'express';
import type { Refusals } from './port.ts';
import { smscRefusals } from './smsc.ts';
import { smsRuRefusals } from './smsRu.ts';

export interface SmsSandbox {
  url: string;
  stop(): Promise<void>;
}

export interface Heard {
  phone: string;
  text: string;
  fields: Record<string, string>;
}

/**
 * Both services of text messages on loopback, in their own protocols: used until a real one is configured. It
 * stores nothing. A number `+7 900 000 0N NN` is answered by the code NNN, so that each refusal can be had on
 * demand; 900 breaks the connection, 901 answers 502, 902 a page instead of JSON, 903 an answer without the
 * number.
 */
export async function startSmsSandbox(hear: (sms: Heard) => void = () => undefined): Promise<SmsSandbox> {
  const app = express().use(express.urlencoded({ extended: false }));
  const speak = (protocol: Protocol) => (req: Request, res: Response) => {
    const fields = (req.body ?? {}) as Record<string, string>;
    const [phone = '', text = ''] = [fields[protocol.phone], fields[protocol.text]];
    const code = codeWanted(phone);
    if (code === outages.broken) return void res.destroy();
    if (code === outages.badGateway) return void res.status(502).send('Bad Gateway');
    if (code === outages.page) return void res.send('<html>Технические работы</html>');
    const refusal =
      protocol.refusalOf(req.method, fields) ??
      (protocol.refusals[code] || code === outages.silent ? code : 0);
    if (refusal === 0) hear({ phone, text, fields });
    res.json(protocol.answer(phone, refusal));
  };
  app.all('/sys/send.php', speak(smsc)).all('/sms/send', speak(smsRu));
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface Protocol {
  refusals: Refusals;
  phone: string;
  text: string;
  /** Refusals of the service itself. */
  refusalOf(method: string, fields: Record<string, string>): number | undefined;
  answer(phone: string, code: number): unknown;
}

const outages = { broken: 900, badGateway: 901, page: 902, silent: 903 };

const codeWanted = (phone: string): number => Number(/^79000000(\d{3})$/.exec(phone)?.[1] ?? 0);

const smsc: Protocol = {
  refusals: smscRefusals,
  phone: 'phones',
  text: 'mes',
  refusalOf(_method, { login, psw, phones, mes, charset, fmt }) {
    if (!login || !psw) return 2;
    if (!mes || charset !== 'utf-8' || fmt !== '3') return 1;
    return /^\d{11,15}$/.test(phones ?? '') ? undefined : 7;
  },
  answer(_phone, code) {
    if (code === 0) return { id: 1, cnt: 1 };
    return { error: smscRefusals[code]?.[0] ?? 'unknown', error_code: code, id: 1 };
  },
};

/** Codes that refuse the whole request; every other one refuses one number, inside a successful request. */
const ofRequest = new Set([200, 201, 203, 204, 205, 210, 212, 220, 300, 301, 302, 303, 304, 305, 500]);

const smsRu: Protocol = {
  refusals: smsRuRefusals,
  phone: 'to',
  text: 'msg',
  refusalOf(method, { api_id, msg, json }) {
    if (method !== 'POST') return 210;
    if (!api_id || json !== '1') return 200;
    return msg ? undefined : 203;
  },
  answer(phone, code) {
    const refusal = {
      status: 'ERROR',
      status_code: code,
      status_text: smsRuRefusals[code]?.[0] ?? 'unknown',
    };
    if (ofRequest.has(code)) return refusal;
    const number = code === 0 ? { status: 'OK', status_code: 100, sms_id: '000000-10000000' } : refusal;
    const sms = code === outages.silent ? {} : { [phone]: number };
    return { status: 'OK', status_code: 100, sms, balance: 100 };
  },
};
