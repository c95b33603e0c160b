export const brand = {
  name: 'Одонта',
  slogan: 'Обучение для стоматологов',
} as const;
