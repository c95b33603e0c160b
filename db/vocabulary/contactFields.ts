/** Names of the fields of a person. */
export const personFields = {
  last_name: 'Фамилия',
  first_name: 'Имя',
  middle_name: 'Отчество',
} as const;

/** The same with the ways to reach him. */
export const contactFields = { ...personFields, phone: 'Телефон', email: 'Почта' } as const;
