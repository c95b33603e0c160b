import type { Visitors } from './visitors.ts';

const json = { 'content-type': 'application/json' };

/** A booking by invoice, with the invoice as a PDF. */
export async function bookAndPrint(visitors: Visitors, course: number, at: number): Promise<void> {
  const { status, text } = await book(visitors, course, at);
  if (status !== 201) return;
  const { message } = JSON.parse(text) as { message: { invoice?: { token?: string } } };
  if (message.invoice?.token) await visitors.ask(`/api/invoices/${message.invoice.token}/pdf`);
}

/** The picture that a course is shared with. */
export async function openPicture(visitors: Visitors, path: string): Promise<void> {
  const { text } = await visitors.ask(path);
  const address = /property="og:image" content="([^"]+)"/.exec(text)?.[1];
  if (address) await visitors.ask(new URL(address).pathname);
}

export async function siteMap(visitors: Visitors): Promise<string[]> {
  const placesIn = async (path: string) =>
    [...(await visitors.ask(path)).text.matchAll(/<loc>([^<]+)/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
  const maps = await placesIn('/sitemap.xml');
  const pages = await Promise.all(maps.map(placesIn));
  return [...new Set(pages.flat())];
}

export async function coursesOf(visitors: Visitors): Promise<number[]> {
  const { text } = await visitors.ask('/api/prods/search?limit=100');
  const { message } = JSON.parse(text) as { message: { prods: { id: number }[] } };
  return message.prods.map(({ id }) => id);
}

function book(visitors: Visitors, prod_id: number, at: number) {
  const contact = {
    last_name: 'Замерова',
    first_name: 'Инна',
    email: `memory${at}@bench.local`,
    phone: `+7901${String(at).padStart(7, '0')}`,
  };
  const payer = { inn: '7725088527', name: 'ООО «Замер»', address: 'Москва, Тверская, 1' };
  const body = { prod_id, participants: [contact], contact, method: 'INVOICE', payer, consent: true };
  return visitors.ask('/api/pay/createPayment', {
    method: 'POST',
    headers: json,
    body: JSON.stringify(body),
  });
}
