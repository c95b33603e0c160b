import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';

export const registered = {
  ...{ inn: '7707083893', kpp: '773601001', ogrn: '1027700132195' },
  name: { short_with_opf: 'ПАО «Улыбка»', full_with_opf: 'Публичное акционерное общество «Улыбка»' },
  address: { value: 'г Москва', unrestricted_value: '117312, г Москва, ул Вавилова, д 19' },
  state: { status: 'ACTIVE', registration_date: 677_376_000_000 },
  management: { name: 'Зубов Иван Петрович', post: 'ДИРЕКТОР' },
};

/** The answer instead of the one known company. */
export interface Said {
  status?: number;
  body?: unknown;
  isSilent?: boolean;
}

export interface DadataServer {
  url: string;
  heard: { authorization?: string; body: unknown }[];
  says(next: Said): void;
  stop(): void;
}

/** DaData on loopback, in its own protocol; it knows one company. */
export async function startDadataServer(): Promise<DadataServer> {
  const heard: DadataServer['heard'] = [];
  let said: Said = {};
  const app = express().use(express.json());
  app.post('/rs/findById/party', ({ headers, body }, res) => {
    heard.push({ authorization: headers.authorization, body });
    if (said.isSilent) return;
    const found = body.query === registered.inn ? [{ value: registered.name, data: registered }] : [];
    res.status(said.status ?? 200).send(said.body ?? { suggestions: found });
  });
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/rs`,
    heard,
    says(next) {
      said = next;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
