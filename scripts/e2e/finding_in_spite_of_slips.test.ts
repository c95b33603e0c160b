import { expect } from 'chai';
import { expectNoProblems, phone, useVisit } from './browser.ts';

describe('A visitor finds courses in spite of slips and few courses without JavaScript', function () {
  this.timeout(120_000);
  const visitor = useVisit({ viewport: phone, javaScript: false });

  it('typed in the other layout, with the way to just what was typed', async () => {
    const { page } = visitor;
    await page.goto(`/search?q=${encodeURIComponent('bvgkfynfwbz')}`);
    await page.getByText('Показаны результаты по запросу').waitFor();
    await page.getByRole('link', { name: '«имплантация»' }).waitFor();
    expect(await page.getByRole('article').count()).to.be.greaterThan(0);
    await page.getByRole('link', { name: 'Искать именно «bvgkfynfwbz»' }).click();
    await page.waitForURL('**exact=1*');
    await page.getByRole('heading', { name: 'Ничего не найдено' }).waitFor();
    await page.getByRole('link', { name: 'Убрать: точно как набрано' }).waitFor();
  });

  it('with a wish too many, which one step back takes away', async () => {
    const { page } = visitor;
    await page.goto('/search?city=Нигдеград&type=2');
    const step = page.getByRole('link', { name: /^Без города «Нигдеград» — \d+\sкурс/ });
    const promised = (await step.innerText()).replace(/^.*—\D*/, '').replace(/\D/g, '');
    await step.click();
    await page.waitForURL('**/search?type=2');
    expect((await page.getByText(/Найдено?\s\d/).innerText()).replace(/\D/g, '')).to.equal(promised);
  });

  it('in a city of few courses, with the nearest others and how far they are', async () => {
    const { page } = visitor;
    await page.goto('/search?city=Пермь');
    const nearby = page.getByRole('region', { name: 'Рядом' }).getByRole('link');
    const texts = await nearby.allInnerTexts();
    expect(texts.length).to.be.greaterThan(0);
    for (const text of texts) expect(text).to.match(/ — \d+\sкурс(а|ов)?, \d+\sкм$/);
    const city = (await nearby.first().innerText()).split(' — ')[0] ?? '';
    await nearby.first().click();
    await page.getByRole('link', { name: `Убрать: ${city}` }).waitFor();
  });

  it('in a city named among the words, which is a filter to take off', async () => {
    const { page } = visitor;
    await page.goto(`/search?q=${encodeURIComponent('курс в москве')}`);
    await page.getByRole('link', { name: 'Убрать: Москва' }).click();
    await page.waitForURL(`**/search?q=${encodeURIComponent('курс')}`);
  });

  it('in a city that has none, named among the words: what is near, and what there is everywhere', async () => {
    const { page } = visitor;
    await page.goto(`/search?q=${encodeURIComponent('имплантация в магадане')}`);
    await page.getByText('Магадан: курсов по запросу «имплантация» пока нет.').waitFor();
    const everywhere = page.getByRole('link', { name: /^Во всех городах — \d+\sкурс/ });
    const promised = (await everywhere.innerText()).replace(/\D/g, '');
    await everywhere.click();
    await page.waitForURL(`**/search?q=${encodeURIComponent('имплантация')}`);
    expect((await page.getByText(/Найдено?\s\d/).innerText()).replace(/\D/g, '')).to.equal(promised);
  });

  it('causes no console error and asks no other host', () => expectNoProblems(visitor));
});
