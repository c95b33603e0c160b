import { expect } from 'chai';
import type { Page } from 'playwright-core';
import {
  type DadataServer,
  startDadataServer,
} from '../../api/platform/company_lookup/testing/dadataServer.ts';
import { type OpenApp, openApp } from './app.ts';
import { desktop, expectNoProblems, type Visit, visit } from './browser.ts';

async function register(page: Page) {
  await page.goto('/legal/auth');
  await page.getByRole('button', { name: 'Регистрация' }).click();
}

describe('A company is named by its tax number', function () {
  this.timeout(180_000);
  let service: DadataServer;
  let app: OpenApp;

  before(async () => {
    service = await startDadataServer();
    app = await openApp({ DADATA_KEY: 'key', DADATA_URL: service.url });
  });
  after(async () => {
    await app?.close();
    service?.stop();
  });

  describe('and registers', () => {
    let visitor: Visit;
    const field = (label: string) => visitor.page.getByLabel(new RegExp(`^${label}`));
    const typed = async (...labels: string[]) =>
      Promise.all(labels.map((label) => field(label).inputValue()));

    beforeEach(async () => {
      visitor = await visit({ viewport: desktop, at: app.url });
    });
    afterEach(() => visitor.end());

    it('and the register fills in the rest of its registration', async () => {
      const { page } = visitor;
      await register(page);
      await field('ИНН').fill('7707083893');
      await page.getByText('ПАО «Улыбка»: заполнили по реестру, проверьте.').waitFor();
      expect(await typed('Название', 'КПП')).to.deep.equal(['ПАО «Улыбка»', '773601001']);
      expectNoProblems(visitor);
    });

    it('and what somebody typed himself stays as he typed it', async () => {
      const { page } = visitor;
      await register(page);
      await field('Название').fill('Клиника на Вавилова');
      await field('ИНН').fill('7707083893');
      await page.getByText('ПАО «Улыбка»: заполнили по реестру, проверьте.').waitFor();
      expect(await typed('Название', 'КПП')).to.deep.equal(['Клиника на Вавилова', '773601001']);
    });

    it('and nothing of that company stays under another number', async () => {
      const { page } = visitor;
      await register(page);
      await field('ИНН').fill('7707083893');
      await page.getByText('ПАО «Улыбка»: заполнили по реестру, проверьте.').waitFor();
      const answered = page.waitForResponse('**/api/companies/byInn**');
      await field('ИНН').fill('7736050003');
      expect((await answered).status()).to.equal(200);
      expect(await typed('Название', 'КПП')).to.deep.equal(['', '']);
      expectNoProblems(visitor);
    });

    it('and he types everything himself where the register is away', async () => {
      const { page } = visitor;
      service.says({ status: 503 });
      await register(page);
      const answered = page.waitForResponse('**/api/companies/byInn**');
      await field('ИНН').fill('7707083893');
      expect((await answered).status()).to.equal(200);
      await field('Название').fill('Клиника на Вавилова');
      expect(await typed('Название', 'КПП')).to.deep.equal(['Клиника на Вавилова', '']);
      service.says({});
      expectNoProblems(visitor);
    });
  });
});
