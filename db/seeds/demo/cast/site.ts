import type { BannerSlotCode } from '../../../vocabulary/advertising/banners.ts';
import type { CategoryId } from '../../../vocabulary/catalog/categories.ts';
import type { ProdKey } from './prods/index.ts';

/** The picture of a banner has its title and subtitle as outlines of the site's typeface. */
export interface CastBanner {
  slot: BannerSlotCode;
  category?: CategoryId;
  prod: ProdKey;
  title: string;
  subtitle: string;
  alt: string;
  ad_company: string;
  ad_inn: string;
  ad_reg_number: string;
}

export const advertisers = {
  opora: { ad_company: 'ООО «Третья опора»', ad_inn: '0000002777' },
  fissura: { ad_company: 'ООО «Фиссура 16»', ad_inn: '0000001773' },
  nevskiy: { ad_company: 'ООО «Невский прикус»', ad_inn: '0000003770' },
  duga: { ad_company: 'ООО «Обская дуга»', ad_inn: '0000010778' },
  yasnaya: { ad_company: 'ООО «Ясная клиника»', ad_inn: '0000006771' },
  bor: { ad_company: 'ООО «Тихий бор»', ad_inn: '0000004774' },
  desna: { ad_company: 'ООО «Десна и шов»', ad_inn: '0000007775' },
  kvadrant: { ad_company: 'ООО «Второй квадрант»', ad_inn: '0000008779' },
  vosk: { ad_company: 'ООО «Воск и титан»', ad_inn: '0000005778' },
  smena: { ad_company: 'АНО ДПО «Чистая смена»', ad_inn: '0000009772' },
} as const;

export const banners: readonly CastBanner[] = [
  {
    slot: 5,
    prod: 'cbct_reading',
    title: 'Читаем КЛКТ',
    subtitle: 'Четыре вечера с рентгенологом',
    alt: 'Онлайн-курс «КЛКТ для стоматолога»',
    ad_reg_number: 'DEMOa1Kx9Qe5',
    ...advertisers.nevskiy,
  },
  {
    slot: 5,
    prod: 'accreditation',
    title: 'Аккредитация',
    subtitle: 'Бесплатный вебинар',
    alt: 'Бесплатный вебинар о периодической аккредитации',
    ad_reg_number: 'DEMOb2Lz7Rm5',
    ...advertisers.smena,
  },
  {
    slot: 5,
    prod: 'medical_law',
    title: 'Врач и право',
    subtitle: 'Документы без страха',
    alt: 'Вебинар по медицинскому праву',
    ad_reg_number: 'DEMOc3Nw4Ty5',
    ...advertisers.yasnaya,
  },
  {
    slot: 10,
    prod: 'congress',
    title: 'Обская дуга',
    subtitle: 'Конгресс в Новосибирске',
    alt: 'Конгресс «Обская дуга» в Новосибирске',
    ad_reg_number: 'DEMOd4Pb2Uk10',
    ...advertisers.duga,
  },
  {
    slot: 10,
    prod: 'immediate_loading',
    title: 'Коронка в тот же день',
    subtitle: 'Немедленная имплантация',
    alt: 'Курс по немедленной имплантации',
    ad_reg_number: 'DEMOe5Qc8Vj10',
    ...advertisers.opora,
  },
  {
    slot: 10,
    prod: 'retreatment',
    title: 'Перелечивание',
    subtitle: 'Под микроскопом, Москва',
    alt: 'Курс по повторному эндодонтическому лечению',
    ad_reg_number: 'DEMOf6Rd1Wh10',
    ...advertisers.fissura,
  },
  {
    slot: 15,
    category: 1,
    prod: 'frontal_esthetics',
    title: 'Цвет и оптика',
    subtitle: 'Мастерская реставрации',
    alt: 'Мастерская эстетической реставрации',
    ad_reg_number: 'DEMOg7Se3Xg15',
    ...advertisers.fissura,
  },
  {
    slot: 15,
    category: 3,
    prod: 'sinus_lift',
    title: 'Синус-лифтинг',
    subtitle: 'Практика на моделях',
    alt: 'Практический курс по синус-лифтингу',
    ad_reg_number: 'DEMOh8Tf6Yf15',
    ...advertisers.opora,
  },
  {
    slot: 15,
    category: 6,
    prod: 'aligners',
    title: 'Элайнеры',
    subtitle: 'План, атачменты, контроль',
    alt: 'Курс по элайнерам',
    ad_reg_number: 'DEMOi9Ug5Ze15',
    ...advertisers.nevskiy,
  },
  {
    slot: 20,
    category: 2,
    prod: 'microscope_basics',
    title: 'Микроскоп с нуля',
    subtitle: 'Три дня в Москве',
    alt: 'Базовый курс работы под микроскопом',
    ad_reg_number: 'DEMOj1Vh7Ad20',
    ...advertisers.fissura,
  },
  {
    slot: 20,
    category: 5,
    prod: 'ceramic_preparation',
    title: 'Точный уступ',
    subtitle: 'Препарирование под керамику',
    alt: 'Курс по препарированию',
    ad_reg_number: 'DEMOk2Wi9Bc20',
    ...advertisers.kvadrant,
  },
  {
    slot: 20,
    category: 12,
    prod: 'clinic_finance',
    title: 'Кресло и прибыль',
    subtitle: 'Семинар для собственников',
    alt: 'Семинар о финансовой модели клиники',
    ad_reg_number: 'DEMOl3Xj2Cb20',
    ...advertisers.yasnaya,
  },
  {
    slot: 25,
    category: 4,
    prod: 'gum_plasty',
    title: 'Живая десна',
    subtitle: 'Микрохирургия',
    alt: 'Курс по пластике десны',
    ad_reg_number: 'DEMOm4Yk4Da25',
    ...advertisers.desna,
  },
  {
    slot: 25,
    category: 7,
    prod: 'child_sedation',
    title: 'Без слёз',
    subtitle: 'Седация у детей',
    alt: 'Курс по седации в детской стоматологии',
    ad_reg_number: 'DEMOn5Zl6Ez25',
    ...advertisers.bor,
  },
  {
    slot: 25,
    category: 10,
    prod: 'cad_design',
    title: 'CAD за три дня',
    subtitle: 'От скана до моста',
    alt: 'Курс по проектированию в CAD',
    ad_reg_number: 'DEMOo6Am8Fy25',
    ...advertisers.vosk,
  },
];

export const topStrip = {
  header: 'Неделя ранней регистрации',
  text: 'Больше двадцати курсов по цене раннего бронирования — успейте записаться.',
  link: '/search?priceType=date',
  inDays: 12,
} as const;

/** A page as staff add one. */
export const addedPage = {
  path: '/info/kak-vybrat-kurs',
  title: 'Как выбрать курс стоматологу — Одонта',
  description: 'На что смотреть, выбирая курс: программа, лектор, практика, баллы НМО и условия возврата.',
  h1: 'Как выбрать курс',
  intro: 'Пять вопросов, которые стоит задать себе до записи.',
  body: `<h2>Что вы будете делать руками</h2>
<p>Посмотрите в программе, сколько часов практики и на чём она проходит: на фантомах, моделях или пациентах.</p>
<h2>Кто ведёт</h2>
<p>Откройте страницу лектора: там другие его курсы и отзывы коллег.</p>
<h2>Нужны ли баллы НМО</h2>
<p>Если нужны, проверьте, что программа уже аккредитована: это написано на странице курса.</p>
<h2>Что будет, если планы изменятся</h2>
<p>Условия возврата стоят рядом с кнопкой записи, до оплаты.</p>
<h2>Сколько стоит раннее бронирование</h2>
<p>Цена растёт с приближением даты: все ступени видны на странице курса заранее.</p>`,
} as const;
