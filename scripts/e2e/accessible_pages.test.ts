import { expect } from 'chai';
import { desktop, issuesInBothLooks, type Visit, visit } from './browser.ts';
import { errors, metInOutages, type State, states } from './pageStates.ts';
import { errorPages } from './publicPages.ts';

/** The types of pages themselves are looked at by `every_page`. */
describe('Every state of a public page is accessible and quiet, wide by day and narrow by night', function () {
  this.timeout(60_000);
  let visitor: Visit;

  before(async function () {
    this.timeout(180_000);
    visitor = await visit({ viewport: desktop });
  });
  after(() => visitor?.end());
  beforeEach(() => visitor.problems.splice(0));

  async function look({ at, act: action, narrowed }: State) {
    const { page } = visitor;
    const answer = await page.goto(typeof at === 'string' ? at : await at());
    await visitor.settled();
    if (action) {
      await action(page);
      await visitor.settled();
    }
    expect(await issuesInBothLooks(page, narrowed && (() => narrowed(page)))).to.deep.equal([]);
    // The browser itself complains of an answer that is not 200.
    const complaint = answer?.ok() ? 'nothing' : `status of ${answer?.status()}`;
    expect(visitor.problems.filter((problem) => !problem.includes(complaint))).to.deep.equal([]);
  }

  for (const file of errorPages.filter((each) => each !== metInOutages))
    it(`the page ${file}`, () => look({ at: errors[file] ?? '' }));

  for (const [name, state] of Object.entries(states)) it(name, () => look(state));

  it('the check would find a pale word among a hundred alike, a button without a name, and what fades by night alone', async () => {
    const { page } = visitor;
    await page.goto('/contacts');
    await page.evaluate(planted);
    const issues = await issuesInBothLooks(page);
    const contrastOf = (look: string) =>
      issues.filter((issue) => issue.startsWith(`${look}: color-contrast`)).join();
    expect(contrastOf('a desktop by day')).to.include('>pale<').and.not.include('>fading<');
    expect(contrastOf('a phone by night')).to.include('>fading<');
    for (const look of ['a desktop by day', 'a phone by night'])
      expect(
        issues.some((issue) => issue.startsWith(`${look}: button-name`)),
        look,
      ).to.equal(true);
  });
});

const planted = `(() => {
  const list = document.createElement('ul');
  for (let number = 0; number < 100; number += 1) list.append(Object.assign(document.createElement('li'), { textContent: number === 50 ? 'pale' : 'word' }));
  list.children[50].style.color = 'light-dark(#bbb, #fff)';
  const fading = Object.assign(document.createElement('p'), { textContent: 'fading' });
  fading.style.color = 'light-dark(#000, #333)';
  document.querySelector('main').append(list, fading, document.createElement('button'));
})()`;
