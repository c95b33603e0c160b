import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BookedOrder } from '@odonta/api/contract';
import { Order, type Payment, type Prod } from '@odonta/db/models';
import express from 'express';
import { type BankSandbox, startBankSandbox } from '../../api/money/payments/sandbox/bank.ts';
import { attemptsOf, bookByCard, soldByCard } from '../../api/testing/cardPayments.ts';
import { type Node, type Nodes, openNodes } from './nodes.ts';

export interface CardShop {
  app: Nodes;
  /** The bank, which keeps running when nodes end. */
  bank: BankSandbox;
  terminal: { key: string; password: string };
  nodes: [Node, Node];
  /** A course sold by card, not booked yet. */
  course(given?: Parameters<typeof soldByCard>[1]): Promise<Prod>;
  /** An order of one place that waits for its money, of a course of its own unless one is given. */
  booked(prod?: Prod): Promise<BookedByCard>;
  statusOf(orderId: number): Promise<string>;
  close(): Promise<void>;
}

export interface BookedByCard {
  order: BookedOrder;
  /** The page of the bank. */
  url: string;
  payment: Payment;
}

/** Two nodes of an app with a terminal at one bank, which runs apart from both; it notifies the first node of payments. */
export async function openCardShop(): Promise<CardShop> {
  const terminal = { key: 'PROMISES', password: 'пароль терминала' };
  const app = express();
  const pages = createServer(app).listen(0, '127.0.0.1');
  await once(pages, 'listening');
  const site = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
  const bank = await startBankSandbox(terminal, () => site);
  app.use(bank.pages);
  const env = { TBANK_TERMINAL: terminal.key, TBANK_PASSWORD: terminal.password, TBANK_URL: bank.url };
  const shopApp = await openNodes({ pool: 12, env });
  const nodes = shopApp.nodes as [Node, Node];
  const course: CardShop['course'] = (given) => soldByCard({ given: (build) => build() }, given);
  return {
    app: shopApp,
    bank,
    terminal,
    nodes,
    course,
    async booked(prod) {
      await shopApp.sequelize.query('delete from rate_limits');
      const { order, url = '' } = await bookByCard(nodes[0].call, prod ?? (await course()));
      const [payment] = await attemptsOf(order.id);
      if (!payment) throw new Error('no attempt was written down');
      return { order, url, payment };
    },
    statusOf: async (id) => (await Order.findByPk(id, { rejectOnEmpty: true })).status,
    async close() {
      await shopApp.close();
      await bank.stop();
      pages.closeAllConnections();
      pages.close();
    },
  };
}
