import { request as plainRequest } from 'node:http';
import { Agent, request as safeRequest } from 'node:https';
import { rootCertificates } from 'node:tls';
import { BankAway } from '../acquirer.ts';
import { readMessage, type TbankMessage } from './token.ts';

export type Transport = (path: string, message: TbankMessage) => Promise<TbankMessage>;

interface TransportOptions {
  url: string;
  /** PEM certificates that this client alone trusts besides the usual ones: the bank's root is not needed elsewhere. */
  ca?: string;
  timeoutMs?: number;
}

const mostBytes = 1_000_000;

/** @returns one call as JSON there and back, answered within the time or rejected with `BankAway`. */
export function transportTo({ url, ca, timeoutMs = 10_000 }: TransportOptions): Transport {
  const agent = url.startsWith('https:')
    ? new Agent({ ca: ca === undefined ? undefined : [...rootCertificates, ca], keepAlive: true })
    : undefined;
  return async (path, message) => {
    const body = JSON.stringify(message);
    const answer = await send(`${url}/${path}`, body, agent, AbortSignal.timeout(timeoutMs)).catch(
      (cause) => {
        throw new BankAway(path, { cause });
      },
    );
    const read = asMessage(answer.text);
    if (!read) throw new BankAway(path, { status: answer.status });
    return read;
  };
}

function send(
  url: string,
  body: string,
  agent: Agent | undefined,
  signal: AbortSignal,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
    const request = (agent ? safeRequest : plainRequest)(url, { method: 'POST', headers, agent, signal });
    request.on('error', reject);
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('error', reject);
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > mostBytes) response.destroy(new Error('The answer is too long'));
        else chunks.push(chunk);
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
      );
    });
    request.end(body);
  });
}

function asMessage(text: string): TbankMessage | null {
  try {
    const read = readMessage(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as TbankMessage) : null;
  } catch {
    return null;
  }
}
