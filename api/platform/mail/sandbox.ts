import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface Wishes {
  /** The refusal of a recipient, as 454 or 550; null where the letter is taken. */
  refusal?(address: string): number | null;
  /** The refusal of the sender, as for a used-up quota; null where it is taken. */
  quota?(): number | null;
  /** Gets each letter that was taken, before its sender learns of it. */
  onLetter?(letter: TakenLetter): void;
}

export interface TakenLetter {
  to: string;
  source: string;
}

/**
 * An SMTP server on loopback that accepts every letter and stores none: used until `SMTP_URL` names a real one.
 * An address that begins with `smtp454` or `smtp550` is refused with that answer.
 */
export async function startMailSandbox({ refusal = asAddressed, quota, onLetter }: Wishes = {}): Promise<{
  url: string;
  stop(): Promise<void>;
}> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom: (_address, _session, done) => done(refused(quota?.() ?? null)),
    onRcptTo: ({ address }, _session, done) => done(refused(refusal(address))),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      if (onLetter) stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString();
        for (const { address: to } of envelope.rcptTo) onLetter?.({ to, source });
        done();
      });
      stream.resume();
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const asAddressed = (address: string): number | null =>
  Number(/^smtp([45]\d\d)/.exec(address)?.[1] ?? 0) || null;

const words: Record<number, string> = {
  451: '4.7.1 Enough for today',
  454: '4.7.0 Too many letters, try again later',
  550: '5.1.1 No such mailbox',
};

function refused(code: number | null): Error | null {
  return code === null
    ? null
    : Object.assign(new Error(words[code] ?? 'Refused by the sandbox'), { responseCode: code });
}
