import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { composeAll } from '../../testing/everyLetter.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';
import { greeting, nameOf, saidBy } from './strangersWords.ts';

describe('the words of strangers in letters', () => {
  let api: TestApi;
  before(async () => {
    api = await testApi();
  });
  after(() => api?.close());

  it('never say where to go, in any kind of letter', async () => {
    for (const [, said] of await composeAll('Выиграйте приз http://evil.example или evil@evil.example'))
      for (const [name, { subject, text }] of Object.entries(said))
        expect(`${subject}\n${text}`, name).not.to.match(/evil|Здравствуйте, Выиграйте/);
  });

  it("strangers' words appear in letters as names only", async () => {
    const silent: string[] = [];
    for (const [, said] of await composeAll('Мамед Алиевич оглы'))
      for (const [name, { subject, text }] of Object.entries(said))
        if (!`${subject}\n${text}`.includes('Мамед Алиевич оглы')) silent.push(name);
    expect(silent).to.deep.equal(['invoiceReminder', 'invoiceUnderpaid']);
  });

  it('each function of these modules composes its letter here', async () => {
    for (const [module, said, besides = []] of await composeAll('Анна')) {
      const functions = Object.entries(module).filter(([, value]) => typeof value === 'function');
      const names = functions.map(([name]) => name).filter((name) => !besides.includes(name));
      expect(Object.keys(said)).to.have.members(names);
    }
  });

  it('one place of the code writes greetings', () => {
    const root = new URL('../../', import.meta.url);
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /^(?!node_modules).*\.ts$/.test(file) && !file.includes('.test.'),
    );
    expect(files.length).to.be.greaterThan(500);
    const greeters = files.filter((file) =>
      /Здравствуйте(?:, )?\$\{/.test(readFileSync(new URL(file, root), 'utf8')),
    );
    expect(greeters).to.deep.equal(['platform/mail/strangersWords.ts']);
  });

  it('a letter greets by a real name and by nothing else', () => {
    const real = [
      'Ян',
      'Алёна',
      'Анна-Мария',
      "Жанна д'Арк",
      'О’Коннор',
      'Мамед Алиевич оглы',
      'А. С. Пушкин',
    ];
    expect(real.map(nameOf)).to.deep.equal(real);
    expect(real.map((name) => greeting(name)).at(0)).to.equal('Здравствуйте, Ян!');
    const other = [
      '',
      null,
      'evil.example',
      'Иван1',
      '+7 900 123-45-67',
      'а@б',
      'Анна\u202e',
      'я'.repeat(61),
    ];
    expect(other.map((name) => greeting(name))).to.deep.equal(other.map(() => 'Здравствуйте!'));
  });

  it('names in letters are limited in length', () => {
    expect(saidBy('я'.repeat(1000), 50)).to.have.length(50);
  });
});
