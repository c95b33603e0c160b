import type { ProdFull, SiteFacts } from '@odonta/api/contract';
import { expect } from 'chai';
import { jsonLd } from '../../lib/jsonLd.ts';
import { courseData } from './courseData.ts';

const site: SiteFacts = {
  base_url: 'https://odonta.example',
  company: 'ООО «Одонта»',
  inn: '0000000000',
  ogrn: '0000000000000',
  phone: '+78000000000',
  email: 'a@b.ru',
};
const prod: ProdFull = {
  id: 12,
  slug: 'retritment',
  name: 'Эндо &amp; ретритмент',
  city: 'Пермь',
  type: 4,
  degree: 'LOW',
  price: 20_000,
  price_now: 15_000,
  price_from: 15_000,
  date_start: Date.UTC(2027, 2, 1) / 1000,
  date_end: Date.UTC(2027, 2, 3) / 1000,
  state: 'OPEN',
  seats_left: null,
  duration_hours: 16,
  file_preview: { filename: 'prods/a.webp', alt: '' },
  categories: [2],
  services: [],
  is_promoted: false,
  ratings: { total: 0, count: 0 },
  address: 'Учебная, 1',
  prices: [],
  date_edit: 0,
  registration_from: null,
  registration_to: null,
  seats_display: 'HIDDEN',
  sales_paused: false,
  lecturers: [{ id: 7, sef: 'pak', name: 'Пак Ким', text: '', file: [] }],
  text: '<p>О&nbsp;курсе</p>',
  program: '',
  for_whom: '',
  result: '',
  requirements: '',
  center_id: 1,
  center: { id: 1, name: 'Центр', description: null, city: null },
  is_related_promotion: false,
  is_partner_bonus_promo: false,
  is_canceled: false,
  series_id: 12,
  dates: [],
  nmo: null,
  changes: [],
  canonical: '/prods/retritment-12',
};

describe('structured data of a course', () => {
  it('gives the price that holds now and the workload of the specification', () => {
    const data = courseData(prod, site);
    expect(data).to.include({
      name: 'Эндо & ретритмент',
      description: 'О курсе',
      url: 'https://odonta.example/prods/retritment-12',
    });
    expect(data.offers).to.include({
      price: 15_000,
      priceCurrency: 'RUB',
      availability: 'https://schema.org/InStock',
    });
    expect(data.hasCourseInstance).to.include({
      courseMode: 'Onsite',
      courseWorkload: 'PT6H',
      startDate: '2027-03-01',
      endDate: '2027-03-03',
    });
    expect(data).not.to.have.property('aggregateRating');
  });

  it('calls a course without an end online', () => {
    const { hasCourseInstance } = courseData({ ...prod, date_end: 0, city: null }, site);
    expect(hasCourseInstance).to.include({ courseMode: 'Online', endDate: '2027-03-01' });
    expect(hasCourseInstance).not.to.have.property('location');
  });

  it('is not left by a name that closes the script, encoded or not', () => {
    for (const name of [
      '</script><script>alert(1)</script>',
      '&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
    ]) {
      const text = jsonLd(courseData({ ...prod, name, text: name }, site));
      expect(text).not.to.match(/[<>]/);
      expect(JSON.parse(text).name).to.equal('</script><script>alert(1)</script>');
    }
  });
});
