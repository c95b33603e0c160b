import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { type OpenApp, openApp } from './app.ts';
import { moveTo, openAs, type Visit, visit } from './browser.ts';
import { HostileEditor, hostile, type Written } from './hostileWords.ts';
import { anAddressOf, arriveAs, pageTypes } from './publicPages.ts';
import { somebody } from './requestForm.ts';

const watch = `window.ran = () => { window.hasRun = true; };`;
const alive = `JSON.stringify([window.hasRun === true, document.querySelectorAll(
  '[onerror], a[href^="javascript:" i], script:not([src])[nonce=""]').length])`;

describe('Words that would like to be a script', function () {
  this.timeout(240_000);
  let app: OpenApp;
  const written: Written[] = [];
  let visitor: Visit;
  let admin: Visit;

  before(async () => {
    app = await openApp();
    const editor = await HostileEditor.signIn(app.url);
    for (const resource of await editor.resources()) {
      const one = await editor.write(resource);
      if (one) written.push(one);
    }
    await sendForms(editor);
    visitor = await visit({ at: app.url });
    admin = await visit({ at: app.url });
    await Promise.all([visitor, admin].map(({ page }) => page.addInitScript(watch)));
    await openAs(admin.page, 'admin');
  });
  after(async () => {
    await Promise.all([visitor?.end(), admin?.end()]);
    await app?.close();
  });

  it('the texts of every entity accept such words, and links refuse them', () => {
    const fieldsOf = (resource: string) => written.find((one) => one.resource === resource)?.fields ?? [];
    expect(fieldsOf('prods')).to.include.members(['name', 'address', 'file_preview', 'text', 'program']);
    expect(fieldsOf('lecturers')).to.include('name');
    expect(fieldsOf('centers')).to.include('name');
    expect(fieldsOf('cities')).to.include('name');
    const links = written
      .flatMap(({ record }) => Object.values(record))
      .filter((value) => value === 'javascript:ran()');
    expect(links).to.deep.equal([]);
    const bare = written.filter(({ fields }) => fields.length === 0).map(({ resource }) => resource);
    console.log(
      `      ${written.map(({ resource, fields }) => `${resource}: ${fields.join(', ')}`).join('; ')}`,
    );
    expect(bare, 'entities without a text').to.have.length.below(written.length);
  });

  for (const type of pageTypes)
    it(`a page of the type /${type} shows such words as text`, async () => {
      for (const address of [await anAddressOf(type, app.url), ...pagesOf(type, written)])
        expect(await actionsOn(visitor, address, type), address).to.deep.equal([]);
    });

  it('the page of the course, its card and its form show such words as they were typed', async () => {
    const prod = written.find(({ resource }) => resource === 'prods');
    await visitor.page.goto(`/prods/${prod?.record.slug}-${prod?.record.id}`);
    expect(await visitor.page.getByRole('heading', { level: 1 }).innerText()).to.equal(hostile);
    const data = await visitor.page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.map((text) => JSON.parse(text).name)).to.include(hostile);
    await visitor.page.goto(`/search?q=${encodeURIComponent('взлом')}`);
    expect(await visitor.page.getByRole('link', { name: hostile, exact: true }).count()).to.be.at.least(1);
    await moveTo(admin.page, `/adm/prods/${prod?.record.id}`);
    const typed = admin.page.getByRole('textbox', { name: 'Название', exact: true });
    await typed.waitFor();
    expect(await typed.inputValue()).to.equal(hostile);
  });

  it('the search offers such words as they were typed', async () => {
    await visitor.page.goto('/');
    await visitor.page.getByRole('combobox', { name: 'Поиск курсов и лекторов' }).pressSequentially('взлом');
    const offered = await visitor.page.getByRole('option').first().innerText();
    expect(offered).to.include(`Взлом & &lt;i&gt;'"><img src=x onerror=ran()>`);
    expect(await actionsOf(visitor)).to.deep.equal([]);
  });

  it('every screen of the back-office shows such words as text', async () => {
    const addresses = written.flatMap(({ resource, record }) => [
      `/adm/${resource}`,
      `/adm/${resource}/${record.id}`,
    ]);
    const more = [
      '/adm',
      '/adm/manager_requests',
      '/adm/manager_requests/1/show',
      '/adm/director_questions',
      '/adm/outbox',
      '/adm/audit_log',
    ];
    let seen = 0;
    for (const address of [...new Set([...addresses, ...more])]) {
      await moveTo(admin.page, address);
      await admin.settled();
      if (await isSeen(admin.page)) seen += 1;
      expect(await actionsOf(admin), address).to.deep.equal([]);
    }
    expect(seen, 'screens that show the words').to.be.at.least(written.length);
  });

  it('a page that took such words for HTML would be caught', async () => {
    await visitor.page.route('**/planted', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><h1>${hostile}</h1>` }),
    );
    expect(await actionsOn(visitor, '/planted')).to.not.deep.equal([]);
  });
});

async function sendForms(editor: HostileEditor): Promise<void> {
  const contact = { phone: '+79120000001', email: 'a@example.ru' };
  const request = { name: hostile, city: hostile, comment: hostile, target: hostile, ...contact };
  expect((await editor.call('POST', '/prods/newRequestManager', request)).status).to.equal(200);
  const { phone: tel, email } = contact;
  const question = {
    fio: hostile,
    specialization: hostile,
    comment: `${somebody.ФИО} ${hostile}`,
    tel,
    email,
  };
  expect((await editor.call('POST', '/director/question', question)).status).to.equal(200);
}

/** The pages of the records that were written, where their type has pages. */
function pagesOf(type: string, written: readonly Written[]): string[] {
  return written.flatMap(({ resource, record }) => {
    // A cabinet's address may begin with the name of a resource whose records have no pages.
    if (!type.startsWith(`${resource}/[`) || !(record.sef ?? record.slug)) return [];
    return [`/${resource}/${record.sef ?? `${record.slug}-${record.id}`}`];
  });
}

async function actionsOn(visit: Visit, address: string, type = ''): Promise<string[]> {
  await arriveAs(visit.page, type, address);
  return actionsOf(visit);
}

/** The effect of the words: executed, inserted as markup, or stopped only by the content policy. */
async function actionsOf({ page, problems }: Visit): Promise<string[]> {
  const [hasRun, elements] = JSON.parse(await page.evaluate(alive)) as [boolean, number];
  const stopped = problems
    .splice(0)
    .filter((problem) => /content security policy|refused to|\/x$/i.test(problem));
  return [...(hasRun ? ['ran'] : []), ...(elements > 0 ? ['became an element'] : []), ...stopped];
}

const isSeen = async (page: Page) =>
  (await page.getByText('onerror=ran()').or(page.locator('input[value*="onerror=ran()"]')).count()) > 0;
