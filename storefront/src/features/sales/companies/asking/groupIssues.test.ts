import { expect } from 'chai';
import type { FieldErrors, ResolverOptions } from 'react-hook-form';
import { companyIn, peopleIn } from './groupBody.ts';
import { groupResolver } from './groupIssues.ts';
import { groupQuote, seatsIn } from './groupQuote.ts';
import { askedOf, type CompanyAsked } from './groupShape.ts';
import type { GroupValues } from './groupValues.ts';

const person = {
  last_name: 'Агеев',
  first_name: 'Иван',
  middle_name: '',
  phone: '',
  email: '',
  is_student: false,
};

const filled: GroupValues = {
  participation: 'main',
  nb_seats: '2',
  way: 'quote',
  company: {
    inn: '7725088527',
    kpp: '772501001',
    name: 'ООО «Улыбка»',
    ogrn: '',
    address: 'Москва, Арбат, 1',
    billing_address: '',
  },
  signatory: { fio: 'Петров Пётр', post: 'Директор', basis: 'Устав', email: 'boss@example.ru', phone: '' },
  admin_contact: {
    last_name: 'Секретарёва',
    first_name: 'Мария',
    middle_name: '',
    post: '',
    phone: '+79011234501',
    email: 'clerk@example.ru',
  },
  is_written_to: true,
  participants: [],
  po_reference: '',
  comment: '',
  consent: true,
};

const faultsOf = async (
  given: Partial<GroupValues>,
  company: CompanyAsked = 'all',
): Promise<FieldErrors<GroupValues>> => {
  const options = {} as ResolverOptions<GroupValues>;
  return (await groupResolver(company)({ ...filled, ...given }, undefined, options)).errors;
};

describe('the form of a company’s group order', () => {
  it('is sent as it is where all is said', async () => {
    expect(await faultsOf({})).to.deep.equal({});
  });

  it('looks at the check digits of a tax number, and wants no КПП of an entrepreneur', async () => {
    const wrong = await faultsOf({ company: { ...filled.company, inn: '7725088528' } });
    expect(wrong.company?.inn?.message).to.include('контрольные цифры');
    const alone = await faultsOf({ company: { ...filled.company, inn: '500100732259' } });
    expect(alone.company?.kpp?.message).to.include('У предпринимателя нет КПП');
  });

  it('asks no company of who is signed in for one', async () => {
    const nothing = { inn: '', kpp: '', name: '', ogrn: '', address: '', billing_address: '' };
    expect(await faultsOf({ company: nothing }, 'nothing')).to.deep.equal({});
    expect((await faultsOf({ company: nothing })).company?.inn?.message).to.equal('Укажите ИНН');
  });

  it('asks a company whose cabinet has no address for that alone, and sends it in its name', async () => {
    const company = { inn: '7725088527', name: 'ООО «Улыбка»', address: null };
    const buyer = { kind: 'legal', company } as const;
    const typed = { ...filled.company, inn: 'забытый', name: 'Другая', kpp: '1', address: '' };
    const issues = await faultsOf({ company: typed }, askedOf(buyer));
    expect(Object.keys(issues.company ?? {})).to.deep.equal(['address']);
    const said = { ...typed, address: ' Москва, Арбат, 1 ' };
    expect(companyIn(said, buyer)).to.deep.equal({ company: { ...company, address: 'Москва, Арбат, 1' } });
    expect(companyIn(said, { ...buyer, company: { ...company, address: 'Пермь' } })).to.deep.equal({});
  });

  it('says of those who are known whether their tickets go to them', () => {
    const said = { last_name: 'Агеев', first_name: 'Иван', email: 'ageev@example.ru' };
    const participants = [{ ...person, ...said }];
    for (const is_written_to of [true, false])
      expect(peopleIn({ participants, is_written_to })).to.deep.equal({
        participants: [{ ...said, is_written_to }],
      });
    expect(peopleIn({ participants: [], is_written_to: false })).to.equal(false);
  });

  it('takes from one seat to five hundred, and no more names than seats', async () => {
    for (const nb_seats of ['0', '501', '1.5', ''])
      expect((await faultsOf({ nb_seats })).nb_seats, nb_seats).to.not.equal(undefined);
    const named = ['a', 'b', 'c'].map((name) => ({ ...person, email: `${name}@example.ru` }));
    expect((await faultsOf({ participants: named })).nb_seats?.message).to.include('больше участников: 3');
  });

  it('requires an address of each named participant, and each once', async () => {
    expect((await faultsOf({ participants: [person] })).participants?.[0]?.email?.message).to.equal(
      'Обязательное поле',
    );
    const twice = await faultsOf({ participants: [1, 2].map(() => ({ ...person, email: 'a@example.ru' })) });
    expect(twice.participants?.[1]?.email?.message).to.include('уже указана у 1-го участника');
  });

  it('shows what so many cost by the price of their group', () => {
    const prod = { price: 1000, tiers: [] } as unknown as Parameters<typeof groupQuote>[0];
    expect(seatsIn({ nb_seats: '501' })).to.equal(null);
    expect(groupQuote(prod, { nb_seats: '3', participation: 'main' })?.total).to.equal(3000);
    expect(groupQuote(prod, { nb_seats: '', participation: 'main' })).to.equal(null);
  });
});
