import { randomUUID } from 'node:crypto';
import { phoneSignInCalls } from '@odonta/db/vocabulary/identity/phoneSignIn.ts';
import { hostileTables } from '../../../api/testing/hostileTables.ts';

interface Asked {
  path: string;
  init?: RequestInit;
}

export const kinds = ['tables', 'escapes', 'arrays', 'notices', 'likes', 'codes'] as const;
export type Kind = (typeof kinds)[number];

/** The requests of each kind of abuse, built anew for each call where an identical one would be refused sooner. */
export function callsOf(kind: Kind): (number: number) => Asked {
  switch (kind) {
    case 'tables': {
      const files = hostileTables.map(([, , file]) => file());
      return (number) => ({
        path: '/api/pay/participants',
        init: { method: 'POST', body: upload(files[number % files.length]) },
      });
    }
    case 'escapes':
      return (number) => ({ path: `/prods/moved-${1 + (number % 200)}?q=%zz&utm_content=50%` });
    case 'arrays': {
      const empty = Array.from({ length: 60_000 }, () => ({}));
      const unknown = Object.fromEntries(empty.slice(0, 20_000).map((_, index) => [`key${index}`, index]));
      const bodies = [
        ['/api/pay/createPayments', { items: empty }],
        ['/api/pay/createPayment', { participants: empty }],
        ['/api/pay/quote', unknown],
      ] as const;
      const written = bodies.map(([path, body]) => [path, JSON.stringify(body)] as const);
      return (number) => {
        const [path, body] = written[number % written.length] ?? ['', ''];
        return { path, init: posted(body) };
      };
    }
    case 'notices':
      return (number) => ({
        path: '/api/pay/notification/tbank',
        init: posted(
          JSON.stringify({
            TerminalKey: 'forged',
            OrderId: randomUUID(),
            Success: true,
            Status: 'CONFIRMED',
            PaymentId: String(number),
            Amount: 100,
            Token: 'f'.repeat(64),
            Data: 'x'.repeat(8000),
          }),
        ),
      });
    case 'likes':
      return (number) => ({
        path: `/api/articles/${1 + (number % 20)}/like`,
        init: posted(JSON.stringify({ visitor_id: randomUUID() })),
      });
    case 'codes':
      return (number) => ({
        path: `/api${phoneSignInCalls.ask}`,
        init: posted(JSON.stringify({ phone: `+7916${String(number % 10_000_000).padStart(7, '0')}` })),
      });
  }
}

const posted = (body: string): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/json' },
});

function upload(file: Uint8Array | undefined): FormData {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(file ?? [])], 'list.xlsx'));
  return body;
}
