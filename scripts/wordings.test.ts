import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { managerRequestLifecycle } from '@odonta/db/vocabulary/content/requests/managerRequest.ts';
import { individualRegistration } from '@odonta/db/vocabulary/identity/registrationForms.ts';
import { invoiceStatusForPayer } from '@odonta/db/vocabulary/money/invoices/invoiceLifecycle.ts';
import { orderContactForm } from '@odonta/db/vocabulary/orders/orderForm.ts';
import { consentMissing } from '@odonta/db/vocabulary/platform/consent.ts';
import { expect } from 'chai';
import { replacedIn } from './wordings.ts';

const root = path.resolve(import.meta.dirname, '..');
const sources = execFileSync('git', ['ls-files', 'api', 'db', 'storefront/src', 'backoffice/src'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => /\.(ts|tsx|astro|html)$/.test(file) && !file.includes('.test.'));

describe('Texts of screens, letters and pages', () => {
  it('no source has any of the wordings that were replaced', () => {
    const found = sources.flatMap((file) =>
      replacedIn(readFileSync(path.join(root, file), 'utf8')).map((wording) => `${wording} in ${file}`),
    );
    expect(sources.length).to.be.above(1000);
    expect(found).to.deep.equal([]);
  });

  it('a planted one is found, and one in a comment is not', () => {
    expect(replacedIn("notify('Ждут второго');\n<span>Чья цена</span>")).to.deep.equal([
      'Ждут второго',
      'Чья цена',
    ]);
    expect(replacedIn('// «Чья цена» was misread.\n/** «Ждут второго» */')).to.deep.equal([]);
  });

  it('a form names the missing field, save where the specification quotes other words', () => {
    const names = [orderContactForm, individualRegistration].flatMap(({ last_name, first_name, email }) =>
      [last_name, first_name, email].map(({ required }) => required),
    );
    for (const required of names) expect(required).to.match(/^Укажите /);
    expect(consentMissing).to.equal('Подтвердите согласие на обработку данных');
  });

  it('a payer reads that the services of an invoice were rendered', () => {
    expect(invoiceStatusForPayer('CONFIRMED')).to.equal('Закрыт, услуги оказаны');
    expect(invoiceStatusForPayer('PREPARE')).to.equal('Создан');
  });

  it('no request of a client is called confirmed', () => {
    const { statuses, transitions } = managerRequestLifecycle;
    const words = [...Object.values(statuses), ...Object.values(transitions)].map(({ label }) => label);
    expect(words.filter((word) => /Подтвер/.test(word))).to.deep.equal([]);
  });
});
