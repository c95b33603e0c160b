import { AdPlace, AdStat, Letter, LetterChoiceOf } from '@odonta/db/models';
import { sellSlot } from '@odonta/db/testing/adFactories.ts';
import { buildCenter, inDays } from '@odonta/db/testing/factories.ts';
import { buildMerchant } from '@odonta/db/testing/marketingFactories.ts';
import { buildBanner, buildBannerOfWeeks, buildRunningBanner } from '@odonta/db/testing/siteFactories.ts';
import { formatWeek, shiftedWeek, startOfWeek, weekOf } from '@odonta/db/vocabulary/weeks.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';
import { writeWeeklyFigures } from './weeklyFigures.ts';

describe('the weekly letter about a banner', () => {
  useApi();
  const past = shiftedWeek(weekOf(new Date()), -1);

  it('tells the advertiser once how the banner did in its week, and nobody whose banner had none', async () => {
    const slot = await sellSlot(5, { price: 100 });
    const center = await buildCenter({ email: 'center@example.ru' });
    const { url, filename, filename_mobile, alt, ad_company, ad_inn, ad_reg_number } = await buildBanner();
    const whole = { url, filename, filename_mobile, alt, ad_company, ad_inn, ad_reg_number };
    const shown = { center_id: center.id, ...whole, status: 'CONFIRMED' as const, date_start: inDays(-20) };
    const [banner, idle] = [await buildBannerOfWeeks(shown), await buildBannerOfWeeks(shown)];
    await AdPlace.create({ ad_slot_id: slot.id, week: past, place: 1, banner_id: banner.id });
    await AdPlace.create({ ad_slot_id: slot.id, week: weekOf(new Date()), place: 1, banner_id: idle.id });
    const figures = { requests: 9, impressions: 8, viewable: 4, uniq: 3, clicks: 1 };
    const at = (hour: Date) => ({ banner_id: banner.id, slot: 5 as const, hour, ...figures });
    const monday = startOfWeek(past).getTime();
    await AdStat.bulkCreate([
      at(new Date(monday - 3_600_000)),
      at(new Date(monday)),
      at(startOfWeek(weekOf(new Date()))),
    ]);

    const { version } = await banner.reload();
    for (const _ of [1, 2]) await writeWeeklyFigures();
    expect((await banner.reload()).version).to.equal(version);
    const letters = await Letter.findAll({ where: { kind: 'banner_week' } });
    expect(letters.map(({ to, record_id }) => [to, record_id])).to.deep.equal([
      ['center@example.ru', banner.id],
    ]);
    const text = String(letters[0]?.text).replaceAll('\u00a0', ' ');
    expect(text)
      .to.include(formatWeek(past))
      .and.include('Показы: 8\nУвидели: 4\nПосетители: 3\nПереходы: 1');
    expect(text).to.not.include('последняя оплаченная неделя');
    expect(text).to.include('Доля переходов: 25 %').and.include('/partner/advertising');
    await writeWeeklyFigures(new Date(Date.now() + 7 * 86_400_000));
    expect(await Letter.count({ where: { kind: 'banner_week', record_id: idle.id } })).to.equal(1);
  });

  it('leads a trading organisation to its own page, and names no settings that it has not', async () => {
    const slot = await sellSlot(5, { price: 100 });
    const merchant = await buildMerchant({ status: 'CONFIRMED' });
    const banner = await buildRunningBanner({ merchant_id: merchant.id, date_start: inDays(-20) });
    await AdPlace.create({ ad_slot_id: slot.id, week: past, place: 2, banner_id: banner.id });
    await writeWeeklyFigures();
    const [letter] = await Letter.findAll({ where: { kind: 'banner_week', record_id: banner.id } });
    expect(letter?.to).to.equal(merchant.email);
    expect(letter?.text).to.include('/lk/merchants/advertising').and.not.include('отключить');
  });

  it('tells of a banner that was cancelled within its week, if it was shown, and heeds the choice of its centre', async () => {
    const slot = await sellSlot(10, { price: 100 });
    const [curious, calm] = [
      await buildCenter({ email: 'curious@example.ru' }),
      await buildCenter({ email: 'calm@example.ru' }),
    ];
    await LetterChoiceOf.create({
      email: 'calm@example.ru',
      center_id: calm.id,
      topic: 'ADVERTISING',
      choice: 'NEVER',
    });
    const inPlace = async (place: number, center_id: number, impressions: number) => {
      const banner = await buildBannerOfWeeks({
        slot: 10,
        center_id,
        status: 'REFUNDED',
        date_start: inDays(-20),
      });
      await AdPlace.create({ ad_slot_id: slot.id, week: past, place, banner_id: banner.id });
      await AdStat.create({
        banner_id: banner.id,
        slot: 10,
        hour: startOfWeek(past),
        requests: 9,
        impressions,
      });
      return banner.id;
    };
    const shown = await inPlace(1, curious.id, 3);
    const others = [await inPlace(2, curious.id, 0), await inPlace(3, calm.id, 3)];
    await writeWeeklyFigures();
    const letters = await Letter.findAll({ where: { kind: 'banner_week', record_id: [shown, ...others] } });
    expect(letters.map(({ to, record_id }) => [to, record_id])).to.deep.equal([
      ['curious@example.ru', shown],
    ]);
  });
});
