import { expect } from 'chai';
import { useApi } from '../../../testing/useApi.ts';
import { soldReach } from './soldReach.ts';

const wanted = (center_id: number, cities = ['Тула']) => ({
  ...{ center_id, cities },
  specializations: [],
  interests: [],
});

describe('the count of people for an advertiser', () => {
  useApi();

  it('a count is a multiple of fifty, never more than there are, and none below a hundred', () => {
    for (let count = 0; count < 400; count += 1) {
      const reach = soldReach(count, wanted(count));
      if (count < 100) expect(reach).to.equal(null);
      if (count >= 150) expect(reach).to.be.a('number');
      if (reach === null) continue;
      expect(reach % 50).to.equal(0);
      expect(reach).to.be.within(count - 98, count);
    }
  });

  it('an audience has one count however it is spelled', () => {
    for (let center = 0; center < 50; center += 1)
      expect(soldReach(270, wanted(center, ['Бор', 'ТУЛА', 'Тула']))).to.equal(
        soldReach(270, wanted(center, ['тула', 'Бор'])),
      );
  });

  it('a group brought to an edge does not tell whether one more town has one more person', () => {
    type Count = (count: number, of: ReturnType<typeof wanted>) => number;
    const seenBy = (count: Count, living: 0 | 1) =>
      Array.from({ length: 2000 }, (_, center) => center).filter(
        (center) =>
          count(149 + living, wanted(center, ['Тула', 'Бор'])) > count(149, wanted(center, ['Тула'])),
      ).length / 2000;
    const learnt = (count: Count) => seenBy(count, 1) - seenBy(count, 0);
    expect(
      learnt((count) => count - (count % 50)),
      'the control: steps that stand still',
    ).to.equal(1);
    expect(learnt((count, of) => soldReach(count, of) ?? 0)).to.be.within(-0.05, 0.05);
  });
});
