import { expect } from 'chai';
import { phone, visit } from './browser.ts';
import { openRequest } from './requestForm.ts';

describe('A visitor chooses a city', function () {
  this.timeout(180_000);

  it('reads what the list does: begin, wait, none', async () => {
    const visitor = await visit({ viewport: phone });
    const dialog = await openRequest(visitor.page);
    const city = dialog.getByRole('combobox', { name: 'Город' });
    const says = (text: string) => dialog.getByText(text, { exact: true }).first().waitFor();
    await city.pressSequentially('П');
    await says('Начните поиск');
    const began = Date.now();
    const [asked] = await Promise.all([
      visitor.page.waitForRequest('**/any/getallcity?*'),
      city.pressSequentially('е').then(() => says('Загрузка...')),
    ]);
    expect(Date.now() - began, 'milliseconds of silence before asking').to.be.at.least(490);
    expect(new URL(asked.url()).searchParams.get('city')).to.equal('Пе');
    await dialog.getByRole('option').first().waitFor();
    await city.fill('Урюпинтск');
    await says('Город не найден');
    await visitor.end();
  });

  it('does it by keyboard alone: arrows, Home, End, Enter, Escape', async () => {
    const visitor = await visit({ viewport: phone });
    const dialog = await openRequest(visitor.page);
    const city = dialog.getByRole('combobox', { name: 'Город' });
    const chosen = () => dialog.locator('[role=option][aria-selected=true]').innerText();
    await city.fill('но');
    const options = dialog.getByRole('option');
    await options.nth(2).waitFor();
    expect(await city.getAttribute('aria-expanded')).to.equal('true');
    await city.press('ArrowDown');
    const first = await chosen();
    await city.press('End');
    expect(await chosen()).to.equal(await options.last().innerText());
    await city.press('Home');
    expect(await chosen()).to.equal(first);
    const active = await city.getAttribute('aria-activedescendant');
    expect(await dialog.locator(`#${active?.replaceAll(':', '\\:')}`).innerText()).to.equal(first);
    await city.press('Enter');
    expect(first).to.include(await city.inputValue());
    expect(await city.getAttribute('aria-expanded')).to.equal('false');
    await city.press('ArrowDown');
    await city.press('Escape');
    expect(await city.getAttribute('aria-expanded')).to.equal('false');
    expect(await dialog.isVisible(), 'Escape closes the list and not the form').to.equal(true);
    await visitor.end();
  });
});
