import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { resources } from '../../api/resources.ts';
import { app } from './app.ts';
import { issuesAsItLooks } from './axe.ts';
import { bookAsStudent } from './bookingAsStudent.ts';
import { desktop, expectNoProblems, moveTo, phone, signIn, type Visit, visit } from './browser.ts';
import { staffPages, staffScreens, staffSections } from './staffScreens.ts';

/** Records that a screen needs and the demo lacks. */
const made: Record<string, object> = {
  documents: { title: 'Выписка из реестра', file: { filename: randomUUID(), size: 90_000 } },
  page_metas: { path: '/endodontiya', title: 'Курсы по эндодонтии' },
  redirects: { from_path: '/staryj-razdel', to_path: '/endodontiya' },
};

describe('Every screen of the back-office is accessible and quiet, wide by day and narrow by night', function () {
  this.timeout(60_000);
  let admin: Visit;
  let byNight: Visit;
  const counted: string[] = [];

  before(async function () {
    this.timeout(180_000);
    // Two windows: changing the colours and the width of one renders each screen three times more.
    admin = await visit({ viewport: desktop });
    byNight = await visit({ viewport: phone, dark: true });
    admin.page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (searchParams.has('queues') || searchParams.get('range') === '[0,0]') counted.push(pathname);
    });
    await inBoth(async ({ page, settled }) => {
      await page.goto('/adm/login');
      await settled();
      expect(await issuesAsItLooks(page), 'the sign-in').to.deep.equal([]);
      await signIn(page, 'admin');
    });
    await askTheDirector();
  });
  after(() => inBoth((window) => window?.end()));
  beforeEach(() => inBoth(({ problems }) => problems.splice(0)));

  async function look(address: string) {
    const issues = await inBoth(async (window) => {
      await arrive(window, address);
      return issuesAsItLooks(window.page);
    });
    expect(issues, 'a desktop by day, a phone by night').to.deep.equal([[], []]);
    await inBoth(expectNoProblems);
  }

  function inBoth<T>(work: (window: Visit) => T): Promise<Awaited<T>[]> {
    return Promise.all([admin, byNight].map(work));
  }

  async function arrive({ page, settled }: Visit, address: string) {
    await moveTo(page, `/adm${address}`);
    await settled();
    await page
      .getByRole('heading', { level: 1 })
      .or(page.getByRole('heading', { level: 2 }))
      .first()
      .waitFor();
  }

  async function firstId(section: string): Promise<number> {
    const [first] = await ask<{ id: number }[]>(`${section}?range=[0,0]`);
    if (first) return first.id;
    if (section === 'imports') return uploadTable();
    if (section === 'student_documents') return bookAsStudent().then(() => firstId(section));
    if (section === 'waitlist') return joinLine();
    if (section === 'accounting_docs') return draftAct();
    if (section === 'vouchers') return orderVoucher();
    if (!made[section]) throw new Error(`The demo has nothing among ${section}`);
    return (await ask<{ id: number }>(section, { method: 'POST', body: JSON.stringify(made[section]) })).id;
  }

  /** Of a course without a date, or without seats. */
  async function joinLine(): Promise<number> {
    const { rows } = await (await app()).db.query<{ prod_id: number }>(
      `select prod_id from prod_cards where state in ('WAITLIST', 'NO_DATE') order by prod_id limit 1`,
    );
    const person = {
      last_name: 'Ожидаева',
      first_name: 'Вера',
      phone: '+79120000002',
      email: 'waits@demo.local',
    };
    const body = JSON.stringify({ ...rows[0], ...person, consent_by_phone: true });
    return (await ask<{ id: number }>('waitlist', { method: 'POST', body })).id;
  }

  /** As anybody does on the site; it need not be paid to be seen. */
  async function orderVoucher(): Promise<number> {
    const { url, db } = await app();
    const body = JSON.stringify({
      sum: 5000,
      name: 'Анна Дарителева',
      phone: '+79120000003',
      email: 'giver@demo.local',
      recipient_name: 'Иван Одарённый',
      recipient_email: 'gifted@demo.local',
      consent: true,
    });
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const answer = await fetch(`${url}/api/vouchers`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`not ordered: ${answer.status} ${await answer.text()}`);
    return (await db.query<{ id: number }>('select max(id) as id from vouchers')).rows[0]?.id ?? 0;
  }

  /** Over an invoice that has been paid, as a bookkeeper would. */
  async function draftAct(): Promise<number> {
    const filter = encodeURIComponent(JSON.stringify({ status: 'CREATED' }));
    const [paid] = await ask<{ id: number }[]>(`invoices?filter=${filter}&range=[0,0]`);
    const asked = { method: 'POST', body: JSON.stringify({ invoice_id: paid?.id }) };
    return (await ask<{ id: number }>('accounting_docs', asked)).id;
  }

  async function uploadTable(): Promise<number> {
    const token = await admin.page.evaluate("localStorage.getItem('odonta.session.staff')");
    const body = new FormData();
    body.append('file', new Blob(['Название;Регион\nНовоград;Край']), 'cities.csv');
    const address = `${admin.url}/api/adm/imports?resource=cities`;
    const answer = await fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
    });
    return ((await answer.json()) as { message: { id: number } }).message.id;
  }

  async function ask<Message>(path: string, options: RequestInit = {}): Promise<Message> {
    const token = await admin.page.evaluate("localStorage.getItem('odonta.session.staff')");
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${admin.url}/api/adm/${path}`, { headers, ...options });
    return ((await answer.json()) as { message: Message }).message;
  }

  /** It leaves a letter in the outbox. */
  async function askTheDirector() {
    const question = {
      fio: 'Ольга Смирнова',
      tel: '+79120000001',
      email: 'olga@example.ru',
      specialization: 'Терапевт',
      comment: 'Когда ответят на письмо?',
    };
    await fetch(`${admin.url}/api/director/question`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
    });
  }

  it('stands in two windows, one wide and light, one narrow and dark', async () => {
    const looks = `getComputedStyle(document.body).backgroundColor.match(/[\\d.]+/g).slice(0, 3).every((part) => part > 127)`;
    const seen = await inBoth(({ page }) => page.evaluate(`[innerWidth, ${looks}]`));
    expect(seen).to.deep.equal([
      [desktop.width, true],
      [phone.width, false],
    ]);
  });

  it('the dashboard', () => look('/'));
  it('the dashboard asks for all its counts by one request, and again at most once a minute', () => {
    expect(new Set(counted)).to.deep.equal(new Set(['/api/adm/waiting']));
    expect(counted).to.have.length.within(1, 3);
  });
  it('an address that leads nowhere', () => look('/nothing'));
  it('a new synonym, from the search report', () => look('/synonyms/create?word=улыбка'));

  for (const address of staffPages) it(address, () => look(address));

  for (const { section, address } of staffScreens)
    it(address, async () =>
      look(address.includes('/id') ? address.replace('/id', `/${await firstId(section)}`) : address),
    );

  it('and every resource of the API has some', () => {
    const withinAnother = ['page_versions'];
    expect(staffSections).to.have.members(
      resources.map(({ name }) => name).filter((name) => !withinAnother.includes(name)),
    );
  });

  it('is the same under /adm-next', async () => {
    const other = await visit();
    await signIn(other.page, 'admin', '/adm-next');
    await other.page.goto('/adm-next/prods');
    await other.page.getByRole('heading', { name: 'Курсы' }).first().waitFor();
    await other.settled();
    expect(new URL(other.page.url()).pathname).to.equal('/adm-next/prods');
    expectNoProblems(other);
    await other.end();
  });
});
