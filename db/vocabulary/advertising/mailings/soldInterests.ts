/**
 * Interests of doctors that advertisers choose from: a part of a word to look for, and its name. With words of their own
 * they could ask for what a single person has written about himself.
 */
export const soldInterests = {
  имплант: 'Имплантация',
  хирург: 'Хирургия',
  ортопед: 'Ортопедия',
  ортодонт: 'Ортодонтия',
  эндодонт: 'Эндодонтия',
  пародонт: 'Пародонтология',
  терап: 'Терапия',
  эстети: 'Эстетика',
  гигиен: 'Гигиена и профилактика',
  детск: 'Детская стоматология',
  гнатолог: 'Гнатология',
  рентген: 'Рентгенология',
  анестез: 'Анестезия',
  цифров: 'Цифровая стоматология',
  управлен: 'Управление клиникой',
  маркетинг: 'Маркетинг клиники',
} as const;
