import { expect } from 'chai';
import { jsonLd } from '../../../lib/jsonLd.ts';
import { courseData } from './courseData.ts';
import { prodOf, siteOf as site } from './testing/prodOf.ts';

const prod = prodOf();

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
    expect(data.hasCourseInstance[0]).to.include({
      courseMode: 'Onsite',
      courseWorkload: 'PT6H',
      startDate: '2027-03-01',
      endDate: '2027-03-03',
    });
    expect(data).not.to.have.property('aggregateRating');
  });

  it('says whom it is for, what one gets, and the hours by the clock of the venue', () => {
    const schedule = [
      { day: '2027-03-01', from: '10:00', to: '18:00', title: null },
      { day: '2027-03-03', from: '09:00', to: '15:00', title: null },
    ];
    const data = courseData(
      { ...prod, schedule, specialities: ['Ортодонт'], issued_documents: ['ADVANCED_TRAINING'] },
      site,
    );
    expect(data.hasCourseInstance[0]).to.include({
      startDate: '2027-03-01T10:00+05:00',
      endDate: '2027-03-03T15:00+05:00',
    });
    expect(data.audience).to.include({ educationalRole: 'Ортодонт' });
    expect(data.educationalCredentialAwarded?.[0]?.name).to.equal('Удостоверение о повышении квалификации');
  });

  it('calls a course without an end online', () => {
    const [hasCourseInstance] = courseData({ ...prod, date_end: 0, city: null }, site).hasCourseInstance;
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
      expect(JSON.parse(text).name).to.equal(name);
    }
  });
});
