import { domainToUnicode } from 'node:url';
import { aborted, answerOf, Switched } from '../../platform/outgoing/calling.ts';
import { noSuchServer, RefusedTarget, targetAt } from '../../platform/outgoing/target.ts';

/** For all turns of a link together. */
const patienceMs = 5000;
const turnsAtMost = 3;
/** Longer ones are no names. */
const longestHost = 253;
const longestCookie = 4000;

const headers = {
  'User-Agent': 'Mozilla/5.0 (compatible; OdontaLinks/1.0)',
  Accept: 'text/html,application/xhtml+xml,*/*;q=0.5',
  'Accept-Encoding': 'identity',
};

/**
 * Why visitors may not be sent to this address of another site, in words; null for one that answers with a page. Only heads
 * of answers are read, each from a checked address, so that neither an endless nor a packed body costs anything.
 */
export async function problemOfSite(link: string, waitMs = patienceMs): Promise<string | null> {
  const url = URL.canParse(link) ? new URL(link) : null;
  if (!url || url.username || url.password) return 'Адрес составлен неверно';
  const signal = AbortSignal.timeout(waitMs);
  return Promise.race([followed(url, signal), aborted(signal)]).catch(inWords);
}

async function followed(first: URL, signal: AbortSignal): Promise<string | null> {
  let url = first;
  let cookie = '';
  for (let turn = 0; turn <= turnsAtMost; turn += 1) {
    const { code, location, cookies } = await headOf(url, cookie, signal);
    if (code === 200 || seenByPeople.includes(code)) return null;
    if (code < 300 || code >= 400 || location === undefined) return answeredWith(code);
    const next = URL.canParse(location, url.href) ? new URL(location, url) : null;
    const refusal = refusalOfTurn(url, next, first);
    if (refusal !== null || !next) return refusal;
    // Some sites turn everybody back until they have their cookie.
    cookie = next.host === url.host ? cookies : '';
    url = next;
  }
  return 'Страница переадресует больше трёх раз: укажите конечный адрес';
}

interface Head {
  code: number;
  location?: string;
  cookies: string;
}

async function headOf(url: URL, cookie: string, signal: AbortSignal): Promise<Head> {
  const sent = cookie ? { ...headers, Cookie: cookie } : headers;
  const response = await answerOf(await targetAt(url), { method: 'GET', headers: sent, signal });
  response.destroy();
  const { statusCode = 0, headers: answered } = response;
  const cookies = (answered['set-cookie'] ?? []).map((each) => each.split(';', 1)[0]).join('; ');
  return {
    code: statusCode,
    cookies: cookies.slice(0, longestCookie),
    // Node reads headers as Latin letters, browsers as UTF-8.
    ...(answered.location && { location: Buffer.from(answered.location, 'latin1').toString() }),
  };
}

export const elsewhere = 'Ссылка ведёт на другой сайт';
const silence = 'Сайт не отвечает';
/** Nobody answered: the site is away, or our own network is. */
export const isSilence = (problem: string | null): boolean => problem === silence || problem === noSuchServer;

/** A link may turn to another page of its own site, and to https. */
export function refusalOfTurn(from: URL, to: URL | null, first: URL): string | null {
  if (
    !to ||
    to.hostname.length > longestHost ||
    (to.protocol !== 'https:' && to.protocol !== 'http:') ||
    to.username ||
    to.password
  )
    return 'Страница переадресует на неверный адрес';
  if (!isOfSite(to.hostname, first.hostname))
    return `${elsewhere}: ${domainToUnicode(to.hostname) || to.hostname}`;
  if (from.protocol === 'https:' && to.protocol === 'http:') return 'Ссылка ведёт на страницу без https';
  return null;
}

/** With or without `www.`, or below it: only the owner of a name gives out names below it. */
function isOfSite(host: string, site: string): boolean {
  const [one, other] = [host, site].map((name) => name.replace(/^www\./, '')) as [string, string];
  return one === other || one.endsWith(`.${other}`);
}

const answeredWith = (code: number): string => `Страница отвечает ${code}`;
/** So sites answer that let no robots in: staff look at the page. */
const seenByPeople: readonly number[] = [403, 429];

function inWords(error: unknown): string {
  if (error instanceof Switched) return answeredWith(error.code ?? 101);
  if (error instanceof RefusedTarget)
    return error.message === noSuchServer ? noSuchServer : `Адрес закрыт для проверки. ${error.message}`;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /CERT|SIGNATURE/.test(code) ? 'Сертификат сайта недействителен' : silence;
}
