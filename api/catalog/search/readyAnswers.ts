import type { IncomingMessage, ServerResponse } from 'node:http';
import { cardsGeneration, rememberedUntilCardsChange } from './cached.ts';

const ready = rememberedUntilCardsChange<Buffer>({ name: 'readyAnswers', weigh: ({ length }) => length });

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** Remembers the answer to an address that has been found valid; the returned function takes it. */
export function readyAt(address: string): (answer: Buffer) => void {
  const began = cardsGeneration();
  return (answer) => ready.remember(address, answer, began);
}

/**
 * Answers an address asked before, letter by letter, without a look at its parameters: they were valid then. Another
 * origin goes the long way, where it is asked whether it may.
 */
export function withReadyAnswers(next: (req: IncomingMessage, res: ServerResponse) => unknown) {
  return (req: IncomingMessage, res: ServerResponse) => {
    const answer =
      req.method === 'GET' && req.headers.origin === undefined ? ready.recall(req.url ?? '') : undefined;
    if (!answer) return next(req, res);
    res.writeHead(200, { ...headers, 'content-length': answer.length }).end(answer);
  };
}
