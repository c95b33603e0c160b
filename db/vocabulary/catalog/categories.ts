/** The twelve categories of the catalogue. Numbers and addresses are part of the public contract. */
export const categories = [
  { id: 1, name: 'Терапия', url: 'kursy-po-terapevticheskoj-stomatologii' },
  { id: 2, name: 'Эндодонтия', url: 'endodontiya' },
  { id: 3, name: 'Хирургия и имплантология', url: 'hirurgiya-i-implantologiya' },
  { id: 4, name: 'Пародонтология', url: 'parodontologiya' },
  { id: 5, name: 'Ортопедия', url: 'ortopediya' },
  { id: 6, name: 'Ортодонтия', url: 'ortodontiya' },
  { id: 7, name: 'Детская стоматология', url: 'detskaya-stomatologiya' },
  { id: 8, name: 'Гигиена, профилактика, сестринское дело', url: 'gigiena-profilaktika-sestrinskoe-delo' },
  {
    id: 9,
    name: 'Лазеры, микроскопы, рентгенология, дентальная фотография',
    url: 'rengenologiya-dentalnaya-fotografiya',
  },
  { id: 10, name: 'Зуботехника и CAD/CAM', url: 'zubotehnika-cad-cam' },
  { id: 11, name: 'Общие тематики', url: 'obschie-tematiki' },
  { id: 12, name: 'Менеджмент, маркетинг, право', url: 'menedzhment-marketing-pravo' },
] as const;

export type CategoryId = (typeof categories)[number]['id'];

/** Formats that have a page of their own beside the categories. */
export const formatPages = [
  { type: 2, name: 'Онлайн-курсы и вебинары', url: 'online-kursy-vebinary' },
  { type: 8, name: 'Конгрессы', url: 'kongressy' },
  { type: 10, name: 'Индивидуальные курсы', url: 'individual' },
] as const;
