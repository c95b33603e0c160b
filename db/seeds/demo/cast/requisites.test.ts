import { expect } from 'chai';
import { questionForm } from '../../../vocabulary/content/requests/questionForm.ts';
import { requestForm } from '../../../vocabulary/content/requests/requestForm.ts';
import { formatPhone, isEmail, isPhone, normalPhone } from '../../../vocabulary/patterns.ts';
import { violationOf } from '../../../vocabulary/rules.ts';
import { hasRightCheckDigits } from '../../../vocabulary/taxNumber.ts';
import { readCities } from '../../dictionaries/index.ts';
import { makeCenters } from '../generator/centers.ts';
import { randomFrom } from '../generator/random.ts';
import { companies } from './buyers.ts';
import { centers } from './centers.ts';
import { questions } from './questions.ts';
import { requests } from './requests.ts';
import { banners } from './site.ts';

const allCenters = [...Object.values(centers), ...makeCenters(120, randomFrom(1))];

describe('requisites of the demo', () => {
  it('requisites have tax numbers with right check digits, of a region that does not exist', () => {
    for (const inn of [
      ...allCenters.map(({ pay_inn }) => pay_inn),
      ...banners.map(({ ad_inn }) => ad_inn),
      ...companies.map(({ inn }) => inn),
    ]) {
      expect(hasRightCheckDigits(inn), inn).to.equal(true);
      expect(inn).to.match(/^00/);
    }
  });

  it('requisites have accounts whose keys fit the bank', () => {
    for (const { pay_bic, pay_rs, pay_ks, pay_kpp, pay_inn } of allCenters) {
      expect(accountSum(pay_bic.slice(-3) + pay_rs), pay_rs).to.equal(0);
      expect(accountSum(`0${pay_bic.slice(4, 6)}${pay_ks}`), pay_ks).to.equal(0);
      expect(pay_kpp === null).to.equal(pay_inn.length === 12);
    }
  });

  it('requisites contact nobody: addresses of demo.local and local numbers that begin with zero', () => {
    for (const { email, phone, kontact_phone } of allCenters) {
      expect(isEmail(email)).to.equal(true);
      expect(email).to.match(/@demo\.local$/);
      for (const number of [phone, kontact_phone])
        expect(isPhone(number) && undeliverable(number), number).to.equal(true);
    }
    for (const number of [...requests.map(({ phone }) => phone), ...questions.map(({ tel }) => tel)])
      expect(isPhone(number) && undeliverable(number), number).to.equal(true);
  });

  it('requisites name distinct centres', () => {
    expect(new Set(allCenters.map(({ name }) => name)).size).to.equal(allCenters.length);
  });
});

describe('requests and questions of the demo', () => {
  it('the requests would pass the forms they came from', async () => {
    const cities = new Set((await readCities()).map(({ name }) => name));
    for (const { name, phone, city, comment = '' } of requests) {
      expect(violationOf(requestForm.name, name), name).to.equal(null);
      expect(violationOf(requestForm.phone, phone), name).to.equal(null);
      expect(violationOf(requestForm.comment, comment), name).to.equal(null);
      expect(cities.has(city), city).to.equal(true);
    }
    for (const { fio, tel, comment } of questions)
      expect(
        [
          violationOf(questionForm.fio, fio),
          violationOf(questionForm.tel, tel),
          violationOf(questionForm.comment, comment),
        ],
        fio,
      ).to.deep.equal([null, null, null]);
  });

  it('closed requests say when they were closed, and refused ones why', () => {
    for (const { name, status, result, reason } of requests) {
      expect(result !== undefined, name).to.equal(status === 'CONFIRMED');
      expect(reason !== undefined, name).to.equal(status === 'REJECTED');
    }
    for (const { fio, status, answer } of questions)
      expect(answer !== undefined, fio).to.equal(status === 'CONFIRMED');
  });

  it('requests exist in every status', () => {
    const statuses = ['CREATED', 'CONFIRMED', 'REJECTED', 'CANCELED'];
    expect(new Set(requests.map(({ status = 'CREATED' }) => status))).to.deep.equal(new Set(statuses));
    expect(new Set(questions.map(({ status = 'CREATED' }) => status))).to.deep.equal(new Set(statuses));
  });
});

/** Codes of cities have three to five digits; the subscriber's part follows and never begins with zero in Russia. */
const undeliverable = (phone: string) =>
  /^\+7 \(\d{3,5}\) 0/.test(phone) || /\(\d{3}\) 0/.test(formatPhone(normalPhone(phone)));

const accountSum = (digits: string) =>
  [...digits].reduce((sum, digit, index) => sum + Number(digit) * ([7, 1, 3][index % 3] ?? 0), 0) % 10;
