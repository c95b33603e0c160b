import type { SecurityHeaders } from './answers.ts';
import { Entry, etagOf } from './entry.ts';

/** The answer when a page can neither be rendered nor taken from the cache. */
export type Unavailable = (path: string) => { contentType: string; text: string };

const RETRY_AFTER_SECONDS = 5;

export const unavailablePage: Unavailable = () => ({
  contentType: 'text/html; charset=utf-8',
  text: `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Страница временно недоступна</title>
</head>
<body>
<h1>Страница временно недоступна</h1>
<p>Мы уже чиним её. Обновите страницу через минуту.</p>
</body>
</html>
`,
});

/** The site's own page that says so, if it was built. */
export const friendlyUnavailable = (text: string | null): Unavailable =>
  text === null ? unavailablePage : () => ({ contentType: 'text/html; charset=utf-8', text });

export function unavailableEntry(path: string, unavailable: Unavailable, security: SecurityHeaders): Entry {
  const { contentType, text } = unavailable(path);
  const body = Buffer.from(text);
  const headers = {
    ...security[contentType.startsWith('text/html') ? 'page' : 'data'],
    'content-type': contentType,
    'cache-control': 'no-store',
    'retry-after': String(RETRY_AFTER_SECONDS),
  };
  return new Entry({ status: 503, headers }, etagOf(body), { encoding: 'identity', body });
}
