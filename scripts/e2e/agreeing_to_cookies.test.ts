import { chatDelayMs } from '@odonta/db/vocabulary/edge/thirdPartyServices.ts';
import { expect } from 'chai';
import { budgets, weigh } from '../bench/web/weigh.ts';
import { asStaff } from '../testing/asStaff.ts';
import { app, type OpenApp, openApp } from './app.ts';
import { desktop, phone, seriousIssues, type Visit, visit } from './browser.ts';
import { eventually } from './eventually.ts';
import { tabTo } from './keyboard.ts';
import { accruals, fillRequest, openRequest, send } from './requestForm.ts';
import { type ThirdPartyHost, thirdPartyHost } from './thirdPartyHost.ts';

const bar = (visitor: Visit) => visitor.page.getByRole('region', { name: 'Файлы cookie' });
const answer = (visitor: Visit, name: string) => bar(visitor).getByRole('button', { name });
const sinceStart = (visitor: Visit) => visitor.page.evaluate('performance.now()') as Promise<number>;

describe('A visitor is asked about cookies', function () {
  this.timeout(180_000);
  let host: ThirdPartyHost;
  let configured: OpenApp;
  before(async () => {
    host = await thirdPartyHost();
    configured = await openApp({
      METRIKA_ID: '42',
      METRIKA_URL: `${host.url}/tag.js`,
      CHAT_URL: `${host.url}/widget.js`,
    });
  });
  after(async () => {
    await configured.close();
    await host.close();
  });
  beforeEach(() => host.asked.splice(0));

  const policyOf = async (url: string) => (await fetch(url)).headers.get('content-security-policy') ?? '';

  for (const [device, viewport] of Object.entries({ 'на телефоне': phone, 'за столом': desktop }))
    describe(device, () => {
      it('and refuses by the keyboard: nobody else hears of him or of his request', async () => {
        const visitor = await visit({ viewport, at: configured.url });
        const { page } = visitor;
        await page.clock.install();
        await page.goto('/', { waitUntil: 'networkidle' });
        await bar(visitor).waitFor();
        await page.clock.fastForward(6000);
        expect(await seriousIssues(page)).to.deep.equal([]);
        const sizes = await Promise.all(
          ['Принять', 'Только необходимые'].map((name) => answer(visitor, name).boundingBox()),
        );
        expect([sizes[0]?.width, sizes[0]?.height]).to.deep.equal([sizes[1]?.width, sizes[1]?.height]);
        await tabTo(page, answer(visitor, 'Только необходимые'));
        await page.keyboard.press('Enter');
        await bar(visitor).waitFor({ state: 'hidden' });
        const dialog = await openRequest(page, '/contacts?open_request=1');
        await fillRequest(dialog);
        await send(dialog);
        await page.getByText(accruals).waitFor();
        await page.clock.fastForward(6000);
        expect(await bar(visitor).isVisible()).to.equal(false);
        expect(host.asked).to.deep.equal([]);
        expect(visitor.problems).to.deep.equal([]);
        await visitor.end();
      });

      it('and accepts: the counter comes at once, the chat 5 s after the start, the goal with the request', async () => {
        const visitor = await visit({ viewport, at: configured.url });
        const { page } = visitor;
        await page.clock.install();
        await page.goto('/contacts', { waitUntil: 'networkidle' });
        await answer(visitor, 'Принять').click();
        await eventually(async () => expect(host.asked).to.deep.equal(['/tag.js', '42 init {}']));
        await page.clock.runFor(4500 - (await sinceStart(visitor)));
        expect(host.asked).to.not.include('/widget.js');
        await page.clock.runFor(600);
        await page.frameLocator('iframe[title="Чат с менеджером"]').getByText('Здравствуйте!').waitFor();

        const dialog = await openRequest(page, '/contacts?open_request=1');
        await eventually(async () =>
          expect(host.asked.filter((path) => path === '/tag.js')).to.have.length(2),
        );
        await fillRequest(dialog);
        await send(dialog);
        await page.getByText(accruals).waitFor();
        await eventually(async () => expect(host.asked).to.include('42 reachGoal request_sent'));
        expect(visitor.problems.filter((problem) => !problem.startsWith('foreign'))).to.deep.equal([]);
        await visitor.end();
      });

      it('and changes his mind: what was left behind is gone, and nothing is loaded any more', async () => {
        const visitor = await visit({ viewport, at: configured.url });
        const { page } = visitor;
        await page.goto('/search');
        await answer(visitor, 'Принять').click();
        await eventually(async () => expect(await page.evaluate('document.cookie')).to.include('_ym_uid'));
        await page.getByRole('button', { name: 'Настройки cookie' }).click();
        await bar(visitor).getByText('Сейчас вы приняли все cookie').waitFor();
        await Promise.all([page.waitForEvent('load'), answer(visitor, 'Только необходимые').click()]);
        await page.waitForLoadState('networkidle');
        expect(await bar(visitor).isVisible()).to.equal(false);
        expect(await page.evaluate('[document.cookie, typeof window.ym]')).to.deep.equal(['', 'undefined']);
        await visitor.end();
      });

      it('on a page that stays light and does not move', async () => {
        const visitor = await visit({ viewport, at: configured.url });
        const { scripts, blocking, shift } = await weigh(visitor.page, '/');
        expect(await bar(visitor).isVisible()).to.equal(true);
        expect(shift).to.be.at.most(budgets.shift);
        expect(scripts).to.be.at.most(budgets.scripts);
        expect(blocking).to.deep.equal([]);
        await visitor.end();
      });
    });

  it('by pages whose policy lets in the configured host alone', async () => {
    const policy = await policyOf(`${configured.url}/search`);
    for (const directive of ['script-src', 'connect-src', 'img-src', 'frame-src'])
      expect(policy).to.match(new RegExp(`${directive} 'self' [^;]*${host.url}`));
    expect(new Set(policy.match(/\w+:\/\/[^\s;]+/g))).to.deep.equal(new Set([host.url]));
  });

  it('by no page whose address is a secret: nobody else hears of it, though he accepted all', async () => {
    const staff = await asStaff(configured.url);
    const { path } = await staff('POST', '/adm/prods/1/preview', {});
    const visitor = await visit({ viewport: desktop, at: configured.url });
    const { page } = visitor;
    await page.goto('/login');
    await answer(visitor, 'Принять').click();
    // All that the page of the sign-in asks for, so that none of it is taken for another page's.
    await eventually(async () => expect(host.asked).to.include.members(['/tag.js', '42 init {}']));
    for (const address of [path, '/login/recovery?token=secret', '/partner/invitation?token=secret']) {
      host.asked.splice(0);
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.getByRole('contentinfo').waitFor();
      await page.waitForTimeout(chatDelayMs + 1000);
      expect(host.asked, address).to.deep.equal([]);
      expect(await page.content(), address).to.not.match(/data-cookie|Настройки cookie/);
    }
    await visitor.end();
  });

  it('by no page of an app without such services, whose policy names no host', async () => {
    const { url } = await app();
    const page = await (await fetch(`${url}/search`)).text();
    expect(page).to.not.match(/data-cookie|Настройки cookie|metrika/i);
    expect(await policyOf(`${url}/search`))
      .to.include("script-src 'self' 'sha256-")
      .and.not.match(/https?:/);
  });
});
