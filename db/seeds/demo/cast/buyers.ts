import type { LegalRole } from '../../../vocabulary/sales/companies/legalUser.ts';

export interface CastIndividual {
  last_name: string;
  first_name: string;
  middle_name: string | null;
  city: string;
  is_student?: true;
  theme: string;
  interests: string;
}

/** Invented buyers; the first one has the login of the demo. */
export const individuals: readonly CastIndividual[] = [
  {
    last_name: 'Родионова',
    first_name: 'Полина',
    middle_name: 'Андреевна',
    city: 'Казань',
    theme: 'Эндодонтия',
    interests: 'Работа с микроскопом, перелечивание каналов',
  },
  {
    last_name: 'Тимофеев',
    first_name: 'Глеб',
    middle_name: 'Сергеевич',
    city: 'Новосибирск',
    theme: 'Имплантология',
    interests: 'Немедленная нагрузка, костная пластика',
  },
  {
    last_name: 'Юсупова',
    first_name: 'Алия',
    middle_name: null,
    city: 'Уфа',
    is_student: true,
    theme: 'Терапия',
    interests: 'Реставрации жевательных зубов',
  },
  {
    last_name: 'Корнилов',
    first_name: 'Фёдор',
    middle_name: 'Ильич',
    city: 'Самара',
    theme: 'Ортопедия',
    interests: 'Виниры, окклюзия, цифровой протокол',
  },
  {
    last_name: 'Белозёрова',
    first_name: 'Марта',
    middle_name: 'Олеговна',
    city: 'Санкт-Петербург',
    theme: 'Ортодонтия',
    interests: 'Элайнеры у подростков',
  },
  {
    last_name: 'Гаврилюк',
    first_name: 'Степан',
    middle_name: 'Петрович',
    city: 'Краснодар',
    is_student: true,
    theme: 'Хирургия',
    interests: 'Удаление ретинированных зубов',
  },
  {
    last_name: 'Нуриева',
    first_name: 'Камилла',
    middle_name: 'Рустамовна',
    city: 'Екатеринбург',
    theme: 'Детская стоматология',
    interests: 'Лечение под седацией',
  },
];

export interface CastMember {
  name: string;
  role: LegalRole;
}

export interface CastCompany {
  name: string;
  inn: string;
  kpp: string | null;
  address: string;
  director_name: string;
  is_verified: boolean;
  /** In roubles. */
  credit: number;
  payment_days: number;
  members: readonly CastMember[];
}

/** Invented companies, their numbers too, but for the check digits; the owner of the first has the login of the demo. */
export const companies: readonly CastCompany[] = [
  {
    name: 'ООО «Стоматология на Садовой»',
    inn: '0000001004',
    kpp: '000001001',
    address: '127006, Москва, Садовая улица, 12',
    director_name: 'Игнатьева Раиса Павловна',
    is_verified: true,
    credit: 150_000,
    payment_days: 30,
    members: [
      { name: 'Игнатьева Раиса Павловна', role: 'OWNER' },
      { name: 'Жданов Артур Маратович', role: 'BUYER' },
      { name: 'Полякова Инна Юрьевна', role: 'ACCOUNTANT' },
    ],
  },
  {
    name: 'ООО «Белый квартал»',
    inn: '0000002008',
    kpp: '000002001',
    address: '630099, Новосибирск, Красный проспект, 40',
    director_name: 'Сухарев Виталий Игоревич',
    is_verified: false,
    credit: 0,
    payment_days: 0,
    members: [{ name: 'Сухарев Виталий Игоревич', role: 'OWNER' }],
  },
  {
    name: 'ИП Абдуллин Ринат Фаридович',
    inn: '000000100301',
    kpp: null,
    address: '420111, Казань, улица Баумана, 7',
    director_name: 'Абдуллин Ринат Фаридович',
    is_verified: true,
    credit: 0,
    payment_days: 0,
    members: [
      { name: 'Абдуллин Ринат Фаридович', role: 'OWNER' },
      { name: 'Ким Лариса Викторовна', role: 'TRAINEE' },
    ],
  },
];
