import { setTimeout as pause } from 'node:timers/promises';
import { type TbankMessage, tokenOf } from '../tbank/token.ts';
import type { KeptPayment } from './account.ts';
import type { SandboxTerminal } from './methods.ts';

/** Notifications of the bank, with failures on demand. */
export interface NotificationRules {
  /** How often each is sent, though it was answered well. */
  copies: number;
  delayMs: number;
  /** So many of the next are never sent. */
  lost: number;
  /** So many are delayed, and then sent in reverse order. */
  turnedRound: number;
  /** After how long each further try follows; the real one tries hourly for a day. */
  retriesMs: readonly number[];
  waitMs: number;
}

export const quietNotifications: NotificationRules = {
  copies: 1,
  delayMs: 0,
  lost: 0,
  turnedRound: 0,
  retriesMs: [1000, 5000, 60_000],
  waitMs: 10_000,
};

const announcedStatuses = [
  'AUTHORIZED',
  'CONFIRMED',
  'PARTIAL_REVERSED',
  'REVERSED',
  'CANCELED',
  'PARTIAL_REFUNDED',
  'REFUNDED',
  'REJECTED',
];

export class Notices {
  readonly #terminal: SandboxTerminal;
  readonly #stopped = new AbortController();
  #kept: (() => Promise<void>)[] = [];
  rules: NotificationRules = quietNotifications;

  constructor(terminal: SandboxTerminal) {
    this.#terminal = terminal;
  }

  /** Resolves when the site has answered the first time, or has had its time: the buyer is led back only then. */
  async announce(payment: KeptPayment): Promise<void> {
    if (!announcedStatuses.includes(payment.status) || payment.notificationUrl === '') return;
    const message = this.messageOf(payment);
    const send = () => this.#send(payment.notificationUrl, message);
    if (this.rules.lost > 0) {
      this.rules = { ...this.rules, lost: this.rules.lost - 1 };
      return;
    }
    if (this.rules.turnedRound === 0) return send();
    this.#kept.push(send);
    if (this.#kept.length < this.rules.turnedRound) return;
    const [all, rules] = [this.#kept.reverse(), this.rules];
    this.#kept = [];
    this.rules = { ...rules, turnedRound: 0 };
    for (const each of all) await each();
  }

  messageOf(payment: KeptPayment): TbankMessage {
    const message = {
      TerminalKey: this.#terminal.key,
      OrderId: payment.attempt,
      Success: payment.errorCode === '0',
      Status: payment.status,
      PaymentId: Number(payment.id),
      ErrorCode: payment.errorCode,
      Amount: payment.amount,
      ...(payment.pan ? { Pan: payment.pan, ExpDate: payment.expires } : {}),
      Data: { Source: 'cards' },
    };
    return { ...message, Token: tokenOf(message, this.#terminal.password) };
  }

  stop(): void {
    this.#stopped.abort();
  }

  async #send(url: string, message: TbankMessage): Promise<void> {
    const { copies, delayMs, retriesMs } = this.rules;
    const once = async () => {
      if (await this.#isHeard(url, message)) return;
      void this.#again(url, message, retriesMs).catch(() => undefined);
    };
    await pause(delayMs);
    await Promise.all(Array.from({ length: copies }, once));
  }

  async #again(url: string, message: TbankMessage, retriesMs: readonly number[]): Promise<void> {
    for (const wait of retriesMs) {
      await pause(wait, undefined, { signal: this.#stopped.signal, ref: false });
      if (await this.#isHeard(url, message)) return;
    }
  }

  async #isHeard(url: string, message: TbankMessage): Promise<boolean> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(message),
        signal: AbortSignal.any([this.#stopped.signal, AbortSignal.timeout(this.rules.waitMs)]),
      });
      return answer.status === 200 && (await answer.text()) === 'OK';
    } catch {
      return false;
    }
  }
}
