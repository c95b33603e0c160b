import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Failure } from '@odonta/api/contract';
import type { Handler } from './render.ts';

export type ReportIssue = (error: unknown, traceId: string) => void;

/** Anything a handler throws, at once or later, becomes the answer of its own request and of no other. */
export function guarded(handler: Handler, report: ReportIssue): Handler {
  return (req, res) => {
    const failed = (error: unknown) => answerIssue(req, res, error, report);
    try {
      const handling = handler(req, res);
      return handling instanceof Promise ? handling.catch(failed) : handling;
    } catch (error) {
      return failed(error);
    }
  };
}

/** 400 for an address that cannot be read, otherwise 500 with the number under which the log has it. */
export function answerIssue(
  req: IncomingMessage,
  res: ServerResponse,
  error: unknown,
  report: ReportIssue,
): void {
  const traceId = randomUUID();
  const isUnreadable = error instanceof URIError;
  if (!isUnreadable) report(error, traceId);
  if (res.headersSent) {
    // The answer is half-way out; only a broken connection still says that it is not whole.
    res.destroy();
    return;
  }
  answerPlainly(req, res, traceId, isUnreadable ? unreadable : issue);
}

interface Refusal {
  status: number;
  code: Failure['code'];
  message: string;
}

const unreadable: Refusal = { status: 400, code: 'MALFORMED', message: 'Запрос составлен неверно' };
const issue: Refusal = {
  status: 500,
  code: 'INTERNAL',
  message: 'Что-то сломалось у нас. Мы уже знаем об этом',
};

/** Answers without the help of anything that may itself be broken. */
export function answerPlainly(
  { url = '', method }: IncomingMessage,
  res: ServerResponse,
  traceId: string,
  { status, code, message }: Refusal,
): void {
  const body: Failure = { message, code, traceId };
  const [type, text] = url.startsWith('/api')
    ? ['application/json', JSON.stringify(body)]
    : ['text/html', pageSaying(message, traceId)];
  for (const name of res.getHeaderNames()) res.removeHeader(name);
  res.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-length': Buffer.byteLength(text),
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'x-request-id': traceId,
  });
  res.end(method === 'HEAD' ? undefined : text);
}

const pageSaying = (message: string, traceId: string) => `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${message}</title>
</head>
<body>
<h1>${message}</h1>
<p>Код ошибки: ${traceId}</p>
<p><a href="/">На главную</a></p>
</body>
</html>
`;
