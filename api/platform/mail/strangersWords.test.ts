import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import type * as links from '../../identity/sessions/links.letters.ts';
import { composeAll, type LetterSample, sampledModules } from '../../testing/letterSamples.ts';
import { useApi } from '../../testing/useApi.ts';
import { greeting, nameOf, saidBy } from './strangersWords.ts';

/** Modules without a sample, and why: none of them repeats what a stranger typed. */
const withoutStrangersWords: Readonly<Record<string, string>> = {
  'advertising/buying/adLetter.ts': 'addressed to a centre; what it says is named by the modules that use it',
  'advertising/buying/writeToOwner.ts': 'sends what the letters of adverts compose',
  'advertising/pinnings/pinnings.letters.ts': 'numbers, sums and what staff write',
  'advertising/mailings/mailings.letters.ts': 'blocks that staff write, to staff',
  'advertising/merchants/merchants.letters.ts': 'what staff write',
  'advertising/merchants/merchants.webhooks.ts': 'sends what webhooks.letters.ts composes',
  'advertising/merchants/webhooks.letters.ts': 'numbers',
  'advertising/related_promotions/relatedPromotions.letters.ts': 'numbers, sums and what staff write',
  'catalog/centers/writeToMembers.ts': 'sends what decided.letters.ts and decisions.letters.ts compose',
  'catalog/centers/centers.webhooks.ts': 'sends what webhooks.letters.ts composes',
  'catalog/lecturer_consents/writeToLecturers.ts':
    'sends what consents.letters.ts and lessons.letters.ts compose',
  'catalog/prod_revisions/notifying.ts': 'sends what decisions.letters.ts composes',
  'content/articles/proposals/notifyProposer.ts': 'sends what proposals.letters.ts composes',
  'catalog/reviews/reviews.moderation.ts': 'sends what reviews.letters.ts composes',
  'money/marketing_balance/marketing.letters.ts': 'names of centres, sums and what staff write',
  'money/payouts/payouts.letters.ts': 'names of centres and sums',
  'money/refunds/letters.ts': 'sums, masked accounts and what staff write; it greets nobody by name',
  'orders/letters/readdressed.ts': 'a masked address',
  'platform/notices/notify.ts': 'sentences of our own, to staff',
  'reports/schedules/schedules.letters.ts': 'titles and filters of reports, to staff',
  'sales/letters/writeOrderLetters.ts': 'sends what the letters of orders compose',
};

const root = new URL('../../', import.meta.url);
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?!node_modules).*\.ts$/.test(file) && !/\.(test|sample)\.ts$/.test(file))
  .map((path) => ({ path, text: readFileSync(new URL(path, root), 'utf8') }));

/** It names the type of a letter, writes one itself, or greets. */
const composing = /\bNewLetter\b|\bwriteLetter\(\s*\{|\bgreeting\(/;

/** Modules that compose letters, and have no sample of them. */
const unsampled = (modules: typeof files, sampled: readonly string[]): string[] =>
  modules
    .filter(({ path, text }) => /(^|[/.])letters\.ts$/.test(path) || composing.test(text))
    .map(({ path }) => path)
    .filter((path) => !/^(platform\/mail|testing)\//.test(path) && !sampled.includes(path));

describe('the words of strangers in letters', () => {
  useApi();

  it('never say where to go, in any kind of letter', async () => {
    for (const [name, { subject, text }] of await composeAll(
      'Выиграйте приз http://evil.example или evil@evil.example',
    ))
      expect(`${subject}\n${text}`, name).not.to.match(/evil|Здравствуйте, Выиграйте/);
  });

  it("strangers' words appear in letters as names only", async () => {
    const silent = (await composeAll('Мамед Алиевич оглы'))
      .filter(([, { subject, text }]) => !`${subject}\n${text}`.includes('Мамед Алиевич оглы'))
      .map(([name]) => name);
    expect(silent).to.have.members([
      'invoiceReminder',
      'invoiceUnderpaid',
      'reviewReceived',
      'reviewPublished',
      'reviewRejected',
      'orderPaidForCenter',
      'orderToConfirm',
      'orderMovedForCenter',
      'lessonPaid',
      'lessonReleased',
      'advertSold',
      'advertNotSold',
      'bannerApproved',
      'bannerRejected',
      'bannerChangeDecided',
      'bannerLinkBroken',
      'bannerWeek',
      'bannerWeekGiven',
      'mailingApproved',
      'mailingMoved',
      'mailingMissed',
      'mailingUnstarted',
      'mailingRejected',
      'mailingEnded',
    ]);
  });

  it('each module of letters has a sample, and each sample all letters of its module', () => {
    expect(unsampled(files, sampledModules)).to.have.members(Object.keys(withoutStrangersWords));
    const forgetful = sampledModules.filter((path) => path !== 'loyalty/gifts/letters.ts');
    expect(unsampled(files, forgetful)).to.include('loyalty/gifts/letters.ts');
    const planted = [
      { path: 'x/y/letters.ts', text: '' },
      { path: 'x/y/y.staff.ts', text: "await writeLetter(\n  { kind: 'x' }, transaction)" },
      { path: 'x/y/wording.ts', text: 'greeting(name)' },
    ];
    expect(unsampled(planted, [])).to.deep.equal(planted.map(({ path }) => path));
    // @ts-expect-error A letter that is left out does not compile.
    const incomplete: LetterSample<typeof links> = () => Promise.resolve({});
    expect(incomplete).to.be.a('function');
  });

  it('one place of the code writes greetings', () => {
    expect(files.length).to.be.greaterThan(500);
    const greeters = files.filter(({ text }) => /Здравствуйте(?:, )?\$\{/.test(text));
    expect(greeters.map(({ path }) => path)).to.deep.equal(['platform/mail/strangersWords.ts']);
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
